// What a table needs, asked for before its page is here: the files, the table itself and the board of its game come side by
// side, not one after the other.
import { api } from './api'
import { loadGame } from './game'
import { insist } from './retry'
import type { Update } from './types'

let asked: { id: string; answer: Promise<Update> } | null = null

/** The page of a table. */
export const tablePage = () => import('../pages/TablePage.svelte')

/** Asks for a table that is about to be shown, and for its board as soon as it is known of which game. */
export function askEarly(id: string): void {
  const answer = api.table(id)
  asked = { id, answer }
  // Whoever shows the table hears of what fails.
  void answer.then(({ game }) => loadGame(game)).catch(() => undefined)
}

/** Loads what a table of a game is shown with, before there is the table. */
export const ready = (game: string): void => void Promise.all([insist(tablePage), loadGame(game)])

/** A table: what was asked for early, once; otherwise asked for now. */
export function tableNow(id: string): Promise<Update> {
  const early = asked?.id === id ? asked.answer : null
  asked = null
  return early ?? api.table(id)
}
