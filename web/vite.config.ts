import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.SIGNORIA ?? 'http://127.0.0.1:7700'

/** Packs what is text beside itself, once and as small as it gets, so that the server need not do it at every request. */
const pack = (): Plugin => {
  let folder = ''
  return {
    name: 'pack',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        // The page itself gets its base from the server.
        if (!/\.(js|css|svg|json)$/.test(name)) continue
        const plain = readFileSync(join(folder, name))
        if (plain.length < 1024) continue
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }))
      }
    },
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const LANGS = ['en', 'pl'] as const
// A game speaks from its crate; its board may come later.
const GAMES = readdirSync(here('../crates')).filter((crate) => !['bots', 'cli', 'table'].includes(crate) && existsSync(here(`../crates/${crate}/text/en.ftl`)))

/** The texts of a language that every page needs: the page's own, the table's, those of hints, and what each game is called. */
function common(lang: string): [string, string[]] {
  const own = [here(`src/texts/${lang}.ftl`), ...['table', 'bots'].map((crate) => here(`../crates/${crate}/text/${lang}.ftl`))]
  const games = GAMES.map((game) => here(`../crates/${game}/text/${lang}.ftl`))
  const called = games.map((path, i) => readFileSync(path, 'utf8').split('\n').filter((line) => line.startsWith(`${GAMES[i]}-title =`) || line.startsWith(`${GAMES[i]}-about =`)).join('\n'))
  return [[...own.map((path) => readFileSync(path, 'utf8')), ...called].join('\n\n'), [...own, ...games]]
}

/** The texts of a game in a language: its own, and those of its board. */
function ofGame(game: string, lang: string): [string, string[]] {
  const paths = [here(`../crates/${game}/text/${lang}.ftl`), here(`src/games/${game}/texts/${lang}.ftl`)].filter((path) => existsSync(path))
  return [paths.map((path) => readFileSync(path, 'utf8')).join('\n\n'), paths]
}

/** `virtual:texts` names a module for each language, and for each game and language: a page loads what it shows. */
const texts = (): Plugin => ({
  name: 'texts',
  resolveId: (id) => (/^virtual:texts(\/|$)/.test(id) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0virtual:texts')) return null
    const [, first, second] = id.slice(1).split('/')
    if (first === undefined) {
      const load = (path: string): string => `() => import('virtual:texts/${path}').then((m) => m.default)`
      const of = (prefix: string): string => `{ ${LANGS.map((lang) => `${lang}: ${load(prefix + lang)}`).join(', ')} }`
      return `export const page = ${of('')}\nexport const games = { ${GAMES.map((game) => `${game}: ${of(`${game}/`)}`).join(', ')} }`
    }
    const [source, paths] = second === undefined ? common(first) : ofGame(first, second)
    paths.forEach((path) => this.addWatchFile(path))
    return `export default ${JSON.stringify(source.replace(/^#.*$/gm, '').replace(/\n{2,}/g, '\n'))}`
  },
})

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}
/** Whether pages or boards need a module as soon as they are shown. */
function neededBy(pages: RegExp): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>()
  return function needed(id: string, modules: Modules): boolean {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, false)
    const found = pages.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((above) => needed(above, modules))
    known.set(id, found)
    return found
  }
}
/** What the first page needs lies in the one file that it loads. */
const isFirst = neededBy(/\/src\/main\.ts$/)
const isOfTable = neededBy(/\/src\/(?:pages\/TablePage\.svelte|games\/\w+\/index\.ts)$/)
/** What a board shows from its start on; the rest comes when it is shown. */
const isOfStart = neededBy(/\/src\/games\/\w+\/(?:index\.ts|Vignette\.svelte)$/)

/** Few files, and in each what is shown together: the first page, what other pages share, each game. */
function part(id: string, modules: Modules): string | null {
  const [, set, icon] = /\/src\/icons\/(\w+)\/(\w+)\.ts$/.exec(id) ?? []
  // A pictogram is imported by the list of its game: what counts is who draws it.
  const users = icon === undefined ? null : (modules.getModuleInfo(here(`src/icons/${set}.ts`))?.importers ?? [])
  const draws = (file: string): boolean => new RegExp(`\\bicons\\.${icon}\\b`).test(readFileSync(file.replace(/\?.*$/, ''), 'utf8'))
  if (users ? users.some((file) => isFirst(file, modules) && draws(file)) : isFirst(id, modules)) return 'first'
  const game = /\/src\/(?:icons|games)\/(?!platform)(\w+)\//.exec(id)?.[1]
  if (/\/Choice\.svelte\b/.test(id)) return null
  if (game) {
    const own = (modules.getModuleInfo(id)?.importers ?? []).filter((file) => !file.endsWith(`/icons/${set}.ts`))
    const drawn = users?.filter((file) => draws(file)) ?? []
    const later = users ? drawn.length > 0 && ![...own, ...drawn].some((file) => isOfStart(file, modules)) : !isOfStart(id, modules)
    return later ? `later-${game}` : `game-${game}`
  }
  if (users && !users.some((file) => isOfTable(file, modules) && draws(file))) return null
  // What the table needs beyond that; what comes later, such as a drawer, stays in files of its own.
  return /\/node_modules\/|\/src\/(?:lib|table|pages\/Missing|icons\/platform)\b/.test(id) && isOfTable(id, modules) ? 'shared' : null
}

/** The parts whose names fit. */
const of = (names: RegExp, priority: number) => ({
  name: (id: string, modules: Modules): string | null => {
    const found = part(id, modules)
    return found !== null && names.test(found) ? found : null
  },
  priority,
})

// Addresses of files are written from the page's own place, so that a build serves under any base.
export default defineConfig({
  base: './',
  plugins: [svelte(), texts(), pack()],
  resolve: { alias: { '@crates': fileURLToPath(new URL('../crates', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // A part takes along what its modules need: what several need is given away first.
    rolldownOptions: { output: { codeSplitting: { groups: [of(/^first$/, 3), of(/^shared$/, 2), of(/^(?:game|later)-/, 1)] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
})
