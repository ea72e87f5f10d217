// Picks the pictograms that icons.toml names out of the package and writes them to src/icons/: a module each, so that
// a page loads those that it shows, and one per game that names all of them "<group>_<id>". Each is an outline on a field of
// 256 by 256 (FIELD of src/lib/pictogram.ts), half of the package's, rounded to whole units: at the sizes of the page that is
// less than a fifth of a pixel, and a quarter of the bytes.
import { mkdirSync, rmSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'smol-toml'
import { optimize } from 'svgo'

const root = new URL('../', import.meta.url)
const table = parse(readFileSync(new URL('icons.toml', root), 'utf8'))
const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

function outline(name, at) {
  const real = all.icons[name] ? name : all.aliases?.[name]?.parent
  const body = all.icons[real]?.body
  if (!body) throw new Error(`icons.toml: ${at}: there is no pictogram "${name}"`)
  const d = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('')
  const round = { name: 'convertPathData', params: { floatPrecision: 0 } }
  return / d="([^"]+)"/.exec(optimize(`<svg><path transform="scale(.5)" d="${d}"/></svg>`, { multipass: true, plugins: [round] }).data)[1]
}

rmSync(new URL('src/icons/', root), { recursive: true, force: true })
for (const [game, groups] of Object.entries(table)) {
  if (game === 'package') continue
  mkdirSync(new URL(`src/icons/${game}/`, root), { recursive: true })
  const lines = ['// Written by scripts/icons.mjs from icons.toml.']
  for (const [group, entries] of Object.entries(groups)) {
    for (const [id, entry] of Object.entries(entries)) {
      if (!entry.icon) continue
      writeFileSync(new URL(`src/icons/${game}/${group}_${id}.ts`, root), `export default '${outline(entry.icon, `${game}.${group}.${id}`)}'\n`)
      lines.push(`export { default as ${group}_${id} } from './${game}/${group}_${id}'`)
    }
  }
  writeFileSync(new URL(`src/icons/${game}.ts`, root), `${lines.join('\n')}\n`)
}
