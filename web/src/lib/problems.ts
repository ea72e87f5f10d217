// What a refusal says to a person, in the language of the page.
import { Problem } from './api'
import { has, say, t } from './i18n.svelte'

/** Words for what went wrong. What is no refusal of the server is a fault of the page and is thrown on. */
export function explain(problem: unknown, names: readonly string[] = []): string {
  if (!(problem instanceof Problem)) throw problem
  if (problem.said) return say(problem.said, names)
  // The server's own words are for programs, and English.
  const key = `problem-${problem.kind}`
  if (problem.kind && has(key)) return t(key)
  return t(problem.status === 429 ? 'problem-too-many' : problem.status >= 500 ? 'problem-stopping' : 'problem-malformed')
}
