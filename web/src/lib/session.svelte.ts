// Who plays, and the games that there are.
import { api, Problem } from './api'
import { t } from './i18n.svelte'
import { onPrefs, setPrefs } from './prefs.svelte'
import { persist } from './retry'
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
  // The page appears at once; what a busy server does not say now comes later.
  const ask = <T>(task: () => Promise<T>, got: (answer: T) => void): Promise<void> =>
    new Promise((done) => {
      const signal = new AbortController().signal
      void persist(task, signal, () => done())
        .then((answer) => answer !== undefined && got(answer), () => {})
        .finally(done)
    })
  await Promise.all([ask(() => api.me(), take), ask(() => api.games(), (all) => (games = all))])
}

/** Makes sure that the player is somebody: a guest at first. */
export async function someone(): Promise<Me> {
  if (!me) {
    const made = await api.guest(t('guest-name', { n: String(1000 + Math.floor(Math.random() * 9000)) }))
    // A browser that keeps no cookie forgets at once who it is: cookies forbidden, or meant for HTTPS alone.
    if ((await api.me())?.id !== made.id) throw new Problem(0, 'no cookie', '', null, null, null, null, 'cookies')
    take(made)
  }
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
/** How strong bots are where nobody has chosen yet: against the stronger ones a beginner seldom wins. */
const FIRST_LEVEL = 'squire'
export const usualLevel = (game: string): string => lastSettings(game)?.level ?? FIRST_LEVEL
export function rememberSettings(game: string, settings: LastSettings): void {
  try {
    const all = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, LastSettings>
    localStorage.setItem(LAST, JSON.stringify({ ...all, [game]: settings }))
  } catch {
    // The next game starts with the usual settings then.
  }
}
