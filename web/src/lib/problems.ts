// What a refusal says to a person, in the language of the page.
import { Problem } from './api'
import { say, t } from './i18n.svelte'

/** Words for what went wrong. What is no refusal of the server is a fault of the page and is thrown on. */
export function explain(problem: unknown, names: readonly string[] = []): string {
  if (!(problem instanceof Problem)) throw problem
  if (problem.said) return say(problem.said, names)
  switch (problem.status) {
    case 0:
      return t('table-unsent')
    case 429:
      return t('problem-too-many')
    case 503:
      return t('problem-not-saved')
    default:
      // The server's own words are for programs, and English.
      return problem.status >= 500 ? t('failed') : problem.detail || problem.title
  }
}
