// The words of the page in the player's language. Reading a word in a component makes it follow the language.
import type { FluentVariable } from '@fluent/bundle'
import { Texts, type Lang, type Piece } from './fluent'
import { prefs } from './prefs.svelte'
import { insist } from './retry'
import type { Message } from './types'
import { breath } from './turns'
import { games, page } from 'virtual:texts'

let texts = $state.raw(new Texts('en', []))
let ready = $state(false)
let late = $state(false)
/** Games whose texts are read as well. */
const wanted = new Set<string>()
const sources = new Map<string, Promise<string>>()

function source(key: string, load: () => Promise<string>): Promise<string> {
  const found = sources.get(key) ?? insist(load, () => (late = true))
  sources.set(key, found)
  return found
}

async function read(lang: Lang): Promise<void> {
  const all = [source(lang, page[lang]), ...[...wanted].flatMap((game) => (games[game] ? [source(`${game}/${lang}`, games[game][lang])] : []))]
  const found = await Promise.all(all)
  await breath()
  const next = new Texts(lang, found)
  if (prefs.lang !== lang) return
  texts = next
  ready = true
  document.documentElement.lang = lang
}

/** Loads a language and switches to it. */
export const useLanguage = (lang: Lang): Promise<void> => read(lang)

/** Loads the texts of a game as well, in this language and every later one. */
export async function useGame(game: string): Promise<void> {
  if (wanted.has(game)) return
  wanted.add(game)
  await read(prefs.lang)
}

export const isReady = (): boolean => ready
/** Whether there are no words yet because their file does not come. */
export const isMute = (): boolean => late && !ready
export const lang = (): Lang => texts.lang
export const has = (key: string): boolean => texts.has(key)
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts.word(key, args)
export const say = (message: Message, names: readonly string[] = []): string => texts.say(message, names)
export const pieces = (message: Message, names: readonly string[] = []): Piece[] => texts.pieces(message, names)
export const joined = (words: readonly string[]): string => texts.join(words)

/** Words as alternatives: "a, b or c". */
export const anyOf = (words: readonly string[]): string => new Intl.ListFormat(texts.lang, { type: 'disjunction' }).format(words)

/** A small number as boards count phases and years: I, II, III, IV. */
export const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n] ?? String(n)

/** How long ago or until, in the player's language: "5 minutes ago". */
export function ago(ms: number, now = Date.now()): string {
  const seconds = Math.round((ms - now) / 1000)
  const format = new Intl.RelativeTimeFormat(texts.lang, { numeric: 'auto', style: 'short' })
  const size = Math.abs(seconds)
  if (size < 45) return format.format(0, 'second')
  if (size < 45 * 60) return format.format(Math.round(seconds / 60), 'minute')
  if (size < 22 * 3600) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86400), 'day')
}
