//! HTTP, accounts, storage, lobby, feeds.
