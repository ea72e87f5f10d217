//! From where a request comes: the address behind trusted proxies, and whether another site made a browser send it.

use crate::app::App;
use crate::config::Http;
use crate::problem::{Kind, Problem};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ipnet::IpNet;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

/// The address of whoever sends a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientIp(pub(crate) IpAddr);

impl ClientIp {
    /// What rates are counted by: the address, of IPv6 the network of 64 bits that one household has.
    pub(crate) fn household(self) -> IpAddr {
        match self.0.to_canonical() {
            IpAddr::V4(ip) => IpAddr::V4(ip),
            IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64)),
        }
    }
}

/// The nearest address that is not a trusted proxy, reading `X-Forwarded-For` from its end.
fn client_ip(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let trusts = |ip: IpAddr| trusted.iter().any(|net| net.contains(&ip.to_canonical()));
    if !trusts(peer) {
        return peer;
    }
    let mut nearest = peer;
    let values = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = values.flat_map(|value| value.split(',')).map(str::trim).collect();
    for hop in hops.iter().rev() {
        // What cannot be read was not written by our proxy.
        let Ok(ip) = hop.parse::<IpAddr>() else { break };
        nearest = ip;
        if !trusts(ip) {
            break;
        }
    }
    nearest
}

/// Finds the address and leaves it with the request.
pub(crate) async fn find_ip(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(address)| address.ip());
    let ip = client_ip(peer, request.headers(), &app.config.http.trusted_proxies);
    request.extensions_mut().insert(ClientIp(ip));
    next.run(request).await
}

/// Whether a browser says that a page of another origin sends this.
fn is_foreign(headers: &HeaderMap, http: &Http) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let origin = text(header::ORIGIN.as_str());
    if origin.is_some_and(|origin| http.origins.iter().any(|known| known.eq_ignore_ascii_case(origin))) {
        return false;
    }
    if let Some(site) = text("sec-fetch-site") {
        // `none`: a person did it, no page.
        return !matches!(site, "same-origin" | "none");
    }
    match (origin, text(header::HOST.as_str())) {
        // Neither header: no browser, and so no cookie that was not meant.
        (None, _) => headers.contains_key(header::ORIGIN),
        (Some(origin), Some(host)) => {
            let named = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            named.is_none_or(|named| !named.eq_ignore_ascii_case(host))
        }
        (Some(_), None) => true,
    }
}

/// Turns away what another site made a browser send: anything that changes something, and feeds by WebSocket.
/// Programs show a token, which no browser adds by itself.
pub(crate) async fn not_foreign(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let guarded = !safe || headers.contains_key(header::UPGRADE);
    let by_token = headers.get(header::AUTHORIZATION).is_some_and(|value| value.as_bytes().starts_with(b"Bearer "));
    if guarded && !by_token && is_foreign(headers, &app.config.http) {
        return Problem::new(Kind::Foreign, "its origin is not the origin of this server").into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut map = HeaderMap::new();
        for (name, value) in pairs {
            map.append(*name, value.parse().unwrap());
        }
        map
    }

    #[test]
    fn only_trusted_proxies_say_who_is_behind_them() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        let forged = headers(&[("x-forwarded-for", "1.1.1.1, 9.9.9.9")]);
        assert_eq!(client_ip(ip("203.0.113.5"), &forged, &trusted), ip("203.0.113.5"));
        assert_eq!(client_ip(ip("10.0.0.1"), &forged, &trusted), ip("9.9.9.9"));
        let chained = headers(&[("x-forwarded-for", "1.1.1.1, 9.9.9.9"), ("x-forwarded-for", "10.0.0.7")]);
        assert_eq!(client_ip(ip("10.0.0.1"), &chained, &trusted), ip("9.9.9.9"));
        let garbage = headers(&[("x-forwarded-for", "1.1.1.1, unknown")]);
        assert_eq!(client_ip(ip("10.0.0.1"), &garbage, &trusted), ip("10.0.0.1"));
        assert_eq!(client_ip(ip("10.0.0.1"), &forged, &[]), ip("10.0.0.1"));
    }

    #[test]
    fn one_household_is_one_caller() {
        let of = |text: &str| ClientIp(text.parse().unwrap()).household().to_string();
        assert_eq!(of("2001:db8:1:2:aaaa::1"), of("2001:db8:1:2:bbbb::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), "192.0.2.1");
    }

    #[test]
    fn another_site_is_told_by_the_browsers_own_headers() {
        let http = Http { origins: vec!["https://play.example.org".into()], ..Http::default() };
        let foreign = |pairs: &[(&'static str, &'static str)]| is_foreign(&headers(pairs), &http);
        assert!(!foreign(&[("host", "here:1")]));
        assert!(!foreign(&[("host", "here:1"), ("sec-fetch-site", "same-origin")]));
        assert!(!foreign(&[("host", "here:1"), ("origin", "http://here:1")]));
        assert!(!foreign(&[
            ("host", "inside"),
            ("origin", "https://play.example.org"),
            ("sec-fetch-site", "cross-site")
        ]));
        assert!(foreign(&[("host", "here:1"), ("sec-fetch-site", "cross-site")]));
        assert!(foreign(&[("host", "here:1"), ("sec-fetch-site", "same-site")]));
        assert!(foreign(&[("host", "here:1"), ("origin", "http://here:2")]));
        assert!(foreign(&[("host", "here:1"), ("origin", "null")]));
        assert!(foreign(&[("host", "here:1"), ("sec-fetch-site", "cross-site"), ("origin", "http://here:1")]));
    }
}
