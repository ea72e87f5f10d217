// Parts of the page that are loaded when they are first shown.

let coming = $state(0)

/** Whether everything that is to be shown is here. */
export const allHere = (): boolean => coming === 0

/** A component that is loaded when it is asked for; one that did not come is asked for again. */
export function part<C>(load: () => Promise<{ default: C }>): () => Promise<C> {
  let found: Promise<C> | null = null
  return () => {
    if (found) return found
    // It may be asked for while the page is drawn, when nothing that it shows may change.
    queueMicrotask(() => (coming += 1))
    found = load().then((module) => module.default)
    found.catch(() => (found = null)).finally(() => queueMicrotask(() => (coming -= 1)))
    return found
  }
}
