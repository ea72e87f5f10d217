// Addresses of the page: a path and a query, kept in step with the browser's history.

import { base, within } from './base'

const read = () => ({ path: within(location.pathname) ?? '/', query: location.search, hash: location.hash })
let at = $state(read())
const sync = (): void => void (at = read())
addEventListener('popstate', sync)

export const path = (): string => at.path
export const query = (): URLSearchParams => new URLSearchParams(at.query)
export const hash = (): string => at.hash

/** Goes to a path within the page, such as `/t/4f0c`. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', base + to)
  else history.pushState(null, '', base + to)
  sync()
  if (!location.hash) scrollTo(0, 0)
}

/** The parts of the path that a pattern such as `/t/:id` names; null if it does not fit. */
export function match(pattern: string, actual = at.path): Record<string, string> | null {
  const want = pattern.split('/').filter(Boolean)
  const have = actual.split('/').filter(Boolean)
  if (want.length !== have.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of want.entries()) {
    const given = decodeURIComponent(have[i]!)
    if (part.startsWith(':')) params[part.slice(1)] = given
    else if (part !== given) return null
  }
  return params
}

/** Links within the page change the address without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  const path = within(link.pathname)
  if (path === null || path.startsWith('/api/')) return
  event.preventDefault()
  go(path + link.search + link.hash)
}
