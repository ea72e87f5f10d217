// The words of the page in the player's language. Reading a word in a component makes it follow the language.
import type { FluentVariable } from '@fluent/bundle'
import { Texts, type Lang, type Piece } from './fluent'
import { prefs } from './prefs.svelte'
import type { Message } from './types'

const page = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' })
const boards = import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('@crates/*/text/*.ftl', { query: '?raw', import: 'default' })

let texts = $state.raw(new Texts('en', []))
let ready = $state(false)
const loaded = new Map<Lang, Promise<Texts>>()

async function read(lang: Lang): Promise<Texts> {
  const wanted = (path: string): boolean => path.endsWith(`/${lang}.ftl`)
  const files = [games, boards, page].flatMap((all) => Object.entries(all)).filter(([path]) => wanted(path))
  return new Texts(lang, await Promise.all(files.map(([, load]) => load())))
}

/** Loads a language and switches to it. */
export async function useLanguage(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) loaded.set(lang, read(lang))
  const next = await loaded.get(lang)!
  if (prefs.lang !== lang) return
  texts = next
  ready = true
  document.documentElement.lang = lang
}

export const isReady = (): boolean => ready
export const lang = (): Lang => texts.lang
export const has = (key: string): boolean => texts.has(key)
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts.word(key, args)
export const say = (message: Message, names: readonly string[] = []): string => texts.say(message, names)
export const pieces = (message: Message, names: readonly string[] = []): Piece[] => texts.pieces(message, names)
export const joined = (words: readonly string[]): string => texts.join(words)

/** Words as alternatives: "a, b or c". */
export const anyOf = (words: readonly string[]): string => new Intl.ListFormat(texts.lang, { type: 'disjunction' }).format(words)

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
