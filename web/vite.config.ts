import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

// Addresses of files are written from the page's own place, so that a build serves under any base.
export default defineConfig({
  base: './',
  plugins: [svelte(), pack()],
  resolve: { alias: { '@crates': fileURLToPath(new URL('../crates', import.meta.url)) } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
})
