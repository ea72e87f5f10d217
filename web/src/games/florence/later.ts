// What a table shows later than at its begin: one file, loaded when the first of it is shown.
import { part } from '../../lib/parts.svelte'

export const parts = {
  Auction: part(() => import('./Auction.svelte')),
  Characters: part(() => import('./Characters.svelte')),
  Components: part(() => import('./Components.svelte')),
  InHand: part(() => import('./InHand.svelte')),
  Ledger: part(() => import('./Ledger.svelte')),
  Looked: part(() => import('./Looked.svelte')),
  Offer: part(() => import('./Offer.svelte')),
  Played: part(() => import('./Played.svelte')),
  Sell: part(() => import('./Sell.svelte')),
  Steps: part(() => import('./Steps.svelte')),
  Turns: part(() => import('./Turns.svelte')),
}
