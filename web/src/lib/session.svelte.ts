// Who plays, and the games that there are.
import { api } from './api'
import { onPrefs, setPrefs } from './prefs.svelte'
import type { GameSummary, Me } from './types'

let me = $state.raw<Me | null>(null)
let games = $state.raw<readonly GameSummary[] | null>(null)

export const who = (): Me | null => me
export const allGames = (): readonly GameSummary[] | null => games
export const gameOf = (id: string): GameSummary | undefined => games?.find((game) => game.id === id)

function take(next: Me | null): void {
  me = next
  if (next) setPrefs(next.prefs, true)
}
export const setMe = take

export async function start(): Promise<void> {
  onPrefs((change) => {
    if (me) void api.patchMe({ prefs: change }).catch(() => {})
  })
  await Promise.allSettled([api.me().then(take), api.games().then((all) => (games = all))])
}

/** Makes sure that the player is somebody: a guest at first. */
export async function someone(): Promise<Me> {
  if (!me) take(await api.guest())
  return me!
}

/** Seats with bots only are played; "Play a bot" remembers its last settings. */
const LAST = 'signoria.last'
export interface LastSettings {
  players: number
  level: string
}
export function lastSettings(game: string): LastSettings | null {
  try {
    return (JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, LastSettings>)[game] ?? null
  } catch {
    return null
  }
}
export function rememberSettings(game: string, settings: LastSettings): void {
  try {
    const all = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, LastSettings>
    localStorage.setItem(LAST, JSON.stringify({ ...all, [game]: settings }))
  } catch {
    // The next game starts with the usual settings then.
  }
}
