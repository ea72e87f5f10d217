// What a player prefers. Kept in the browser, and on the server for those who have played before.
import type { Prefs, PrefsBody } from './types'

const KEY = 'signoria.prefs'

function read(): Prefs {
  let stored: PrefsBody = {}
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as PrefsBody
  } catch {
    // A broken or forbidden store is an empty one.
  }
  const lang = stored.lang ?? (navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en')
  return {
    lang,
    theme: stored.theme ?? 'auto',
    speed: stored.speed ?? 2,
    confirm: stored.confirm ?? true,
    soon: stored.soon ?? true,
    sound: stored.sound ?? false,
  }
}

export const prefs: Prefs = $state(read())

/** Called with what was changed, to tell the server. */
let tell: (change: PrefsBody) => void = () => {}
export const onPrefs = (f: (change: PrefsBody) => void): void => void (tell = f)

export function setPrefs(change: PrefsBody, quiet = false): void {
  Object.assign(prefs, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)))
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // Private windows may forbid it; the choice then lasts as long as the page.
  }
  if (!quiet) tell(change)
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
let systemDark = $state(prefersDark.matches)
let systemCalm = $state(calm.matches)
prefersDark.addEventListener('change', (e) => (systemDark = e.matches))
calm.addEventListener('change', (e) => (systemCalm = e.matches))

export const isDark = (): boolean => (prefs.theme === 'auto' ? systemDark : prefs.theme === 'dark')
export const isCalm = (): boolean => systemCalm
