// The folder of the page's addresses: nothing, or `/signoria` where a proxy serves other things beside. The server writes it
// into the page.

export const base: string = globalThis.document?.documentElement.dataset.base ?? ''

/** The path within the page of an address, or null if it lies outside. */
export function within(pathname: string, folder = base): string | null {
  if (pathname === folder) return '/'
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : null
}
