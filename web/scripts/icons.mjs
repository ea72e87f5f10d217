// Picks the pictograms that icons.toml names out of the package and writes one module per game to src/icons/.
// Each module maps "<group>_<id>" to the outline of the pictogram on a field of 512 by 512.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'smol-toml'

const root = new URL('../', import.meta.url)
const table = parse(readFileSync(new URL('icons.toml', root), 'utf8'))
const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

function outline(name, at) {
  const real = all.icons[name] ? name : all.aliases?.[name]?.parent
  const body = all.icons[real]?.body
  if (!body) throw new Error(`icons.toml: ${at}: there is no pictogram "${name}"`)
  return [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('')
}

mkdirSync(new URL('src/icons/', root), { recursive: true })
for (const [game, groups] of Object.entries(table)) {
  if (game === 'package') continue
  const lines = []
  for (const [group, entries] of Object.entries(groups)) {
    for (const [id, entry] of Object.entries(entries)) {
      if (entry.icon) lines.push(`  ${group}_${id}: '${outline(entry.icon, `${game}.${group}.${id}`)}',`)
    }
  }
  const text = `// Written by scripts/icons.mjs from icons.toml.\nexport const icons = {\n${lines.join('\n')}\n} as const\n`
  writeFileSync(new URL(`src/icons/${game}.ts`, root), text)
}
