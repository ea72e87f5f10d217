// Checks the Fluent files: English and Polish have the same keys with the same arguments; every key is in one file only;
// every key that the program names exists, and every key that exists is named. Attributes are cases of a language and
// may differ. Keys that are put together (`level-${id}`, format!("burgundy-tile-{}")) are patterns.
import { parse as read } from '@fluent/syntax'
import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const problems = []

function* files(folder, ending) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      if (!['node_modules', 'target', 'dist', 'generated', 'icons'].includes(name)) yield* files(path, ending)
    } else if (ending.some((e) => name.endsWith(e))) yield path
  }
}

/** Arguments of a pattern, with those of messages that it refers to. */
function args(node, all, seen = new Set()) {
  const found = new Set()
  const walk = (n) => {
    if (Array.isArray(n)) return n.forEach(walk)
    if (!n || typeof n !== 'object') return
    if (n.type === 'VariableReference') found.add(n.id.name.replace(/_[a-z]+$/, ''))
    if (n.type === 'MessageReference' && !seen.has(n.id.name)) {
      seen.add(n.id.name)
      walk(all.get(n.id.name)?.value)
    }
    Object.entries(n).forEach(([key, value]) => key !== 'span' && walk(value))
  }
  walk(node)
  return found
}

const references = new Set()
function refer(node) {
  if (Array.isArray(node)) return node.forEach(refer)
  if (!node || typeof node !== 'object') return
  if (node.type === 'MessageReference') references.add(node.id.name)
  Object.values(node).forEach(refer)
}

function load(path) {
  const entries = new Map()
  for (const entry of read(readFileSync(path, 'utf8'), {}).body) {
    if (entry.type === 'Junk') problems.push(`${relative(root, path)}: not Fluent: ${entry.content.slice(0, 60)}`)
    if (entry.type !== 'Message') continue
    if (entries.has(entry.id.name)) problems.push(`${relative(root, path)}: ${entry.id.name} stands there twice`)
    entries.set(entry.id.name, entry)
    refer(entry)
  }
  return entries
}

// The files that the page reads, in pairs.
const pairs = [
  join(root, 'web/src/texts'),
  ...readdirSync(join(root, 'web/src/games')).map((game) => join(root, 'web/src/games', game, 'texts')),
  ...readdirSync(join(root, 'crates')).map((crate) => join(root, 'crates', crate, 'text')),
].filter((folder) => existsSync(join(folder, 'en.ftl')))

const owner = new Map()
const folders = new Map()
for (const folder of pairs) {
  const name = relative(root, folder)
  const en = load(join(folder, 'en.ftl'))
  const pl = load(join(folder, 'pl.ftl'))
  folders.set(folder, en)
  for (const key of en.keys()) if (!pl.has(key)) problems.push(`${name}/pl.ftl: ${key} is missing`)
  for (const key of pl.keys()) if (!en.has(key)) problems.push(`${name}/en.ftl: ${key} is missing`)
  for (const [key, entry] of en) {
    if (owner.has(key)) problems.push(`${name}/en.ftl: ${key} stands in ${owner.get(key)} as well`)
    owner.set(key, name)
    const other = pl.get(key)
    if (!other) continue
    const [a, b] = [args(entry.value, en), args(other.value, pl)]
    const missing = [...a].filter((arg) => !b.has(arg)).concat([...b].filter((arg) => !a.has(arg)))
    if (missing.length > 0) problems.push(`${name}: ${key}: only one language uses ${missing.map((m) => `$${m}`).join(', ')}`)
  }
}

// Sentences of a game begin with a capital; the page sees to names of things at their beginning.
const opening = (pattern) => {
  const [first] = pattern?.elements ?? []
  if (first?.type !== 'Placeable') return [first?.value ?? '']
  return first.expression.type === 'SelectExpression' ? first.expression.variants.flatMap((variant) => opening(variant.value)) : []
}
for (const folder of pairs) {
  for (const lang of ['en', 'pl']) {
    for (const [key, entry] of load(join(folder, `${lang}.ftl`))) {
      if (!folder.includes('crates') || !/^[a-z]+-(log|prompt|do|refusal|about)(-|$)/.test(key)) continue
      if (opening(entry.value).some((text) => /^\p{Ll}/u.test(text))) problems.push(`${relative(root, folder)}/${lang}.ftl: ${key} does not begin with a capital`)
    }
  }
}

// The keys that the program names: whole, with holes, or of two words that stand in the same crate.
const named = new Set()
const patterns = []
const prefixes = new Set([...owner.keys()].map((key) => key.split('-')[0]))
const isKey = (text) => /^[a-z][a-z0-9_]*(-[a-z0-9_-]+)*$/.test(text) && (text.includes('-') || owner.has(text))
function note(text, hole) {
  const parts = text.split(hole)
  if (parts.length === 1) {
    if (isKey(text) || owner.has(text)) named.add(text)
    return
  }
  // A key begins with a known word or a hole that stands for the game, and is made of the letters of keys.
  if (!parts.every((part) => /^[a-z0-9_-]*$/.test(part)) || parts.join('').length < 3 || !/-/.test(parts.join(''))) return
  if (parts[0] !== '' && !prefixes.has(parts[0].split('-')[0])) return
  patterns.push(new RegExp(`^${parts.map((part) => part.replace(/[-]/g, '\\-')).join('[a-z0-9_-]+')}$`))
}
const pageKeys = new Map()
for (const path of files(join(root, 'web/src'), ['.ts', '.svelte'])) {
  const text = readFileSync(path, 'utf8')
  for (const [, key] of text.matchAll(/'([a-z][a-z0-9_-]*)'/g)) note(key, '\0')
  for (const [, key] of text.matchAll(/`([^`\s]*)`/g)) note(key, /\$\{[^}]*\}/)
  // What is asked of the texts by name must exist.
  for (const [, key] of text.matchAll(/\bt\('([^']+)'/g)) pageKeys.set(key, relative(root, path))
}
const words = new Map()
for (const path of files(join(root, 'crates'), ['.rs', '.toml'])) {
  const crate = relative(join(root, 'crates'), path).split('/')[0]
  if (!words.has(crate)) words.set(crate, new Set([`${crate}-`]))
  for (const [, key] of readFileSync(path, 'utf8').matchAll(/"([a-z-][a-z0-9_{}:.-]*)"/g)) {
    words.get(crate).add(key)
    note(key, /\{[^}]*\}/)
  }
}
const composed = (key) => {
  const own = words.get(key.split('-')[0])
  return own !== undefined && [...own].some((word) => key.startsWith(word) && own.has(key.slice(word.length)))
}
for (const [key, path] of pageKeys) if (!owner.has(key)) problems.push(`${path}: there is no text for '${key}'`)
for (const key of named) {
  const prefix = key.split('-')[0]
  const belongs = [...folders.entries()].find(([folder]) => folder.includes(`crates/${prefix}/`))
  if (belongs && /^[a-z]+-(log|ask|do|refuse|action|points|option|title|about)(-|$)/.test(key) && !owner.has(key)) {
    problems.push(`crates/${prefix}: there is no text for '${key}'`)
  }
}
for (const [key, name] of owner) {
  if (named.has(key) || references.has(key) || patterns.some((pattern) => pattern.test(key)) || composed(key)) continue
  problems.push(`${name}: nothing uses ${key}`)
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${owner.size} texts in two languages`)
