// The rules, opened in place.
import { api, type Book } from './api'

let open = $state.raw<{ game: string; rule: string } | null>(null)
export const openedRule = (): { game: string; rule: string } | null => open
export const openRule = (game: string, rule: string): void => void (open = { game, rule })
export const closeRule = (): void => void (open = null)

const texts = new Map<string, Promise<Book>>()

/** The rules or the guide of a game, fetched once. */
export function readRules(kind: 'rules' | 'guide', game: string, lang: string): Promise<Book> {
  const key = `${kind}/${game}/${lang}`
  let text = texts.get(key)
  if (!text) {
    text = api[kind](game, lang)
    text.catch(() => texts.delete(key))
    texts.set(key, text)
  }
  return text
}
