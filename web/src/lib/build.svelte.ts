// Whether the server has been changed for a newer one since this page was loaded: then it asks to be loaded anew.

/** The name of the page's first script, which changes with every build. A page that is being worked on has none. */
const own = import.meta.env.PROD ? (document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? null) : null

let newer = $state(false)

/** The page that the server of an update has. */
export function noteBuild(build: string): void {
  if (own !== null && build !== '') newer = build !== own
}

export const isOutdated = (): boolean => newer
