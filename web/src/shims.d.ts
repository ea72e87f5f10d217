declare module '*.svelte' {
  import type { Component } from 'svelte'
  const component: Component
  export default component
}

/** Texts by language, and by game and language (vite.config.ts). */
declare module 'virtual:texts' {
  type ByLanguage = Record<'en' | 'pl', () => Promise<string>>
  export const page: ByLanguage
  export const games: Record<string, ByLanguage>
}
