// Parts of the page that are loaded when they are first shown.
import { t } from './i18n.svelte'
import { insist } from './retry'
import { notify } from './toast.svelte'

let coming = $state(0)

/** Whether everything that is to be shown is here. */
export const allHere = (): boolean => coming === 0

/** A component that is loaded when it is asked for; one that does not come is asked for again until it does. */
export function part<C>(load: () => Promise<{ default: C }>): () => Promise<C> {
  let found: Promise<C> | null = null
  return () => {
    if (found) return found
    // It may be asked for while the page is drawn, when nothing that it shows may change.
    queueMicrotask(() => (coming += 1))
    found = insist(load, () => notify(t('problem-unreachable-load'))).then((module) => module.default)
    void found.finally(() => queueMicrotask(() => (coming -= 1)))
    return found
  }
}
