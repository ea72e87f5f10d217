// The part of Markdown that the rules and guides are written in: headings, paragraphs, lists, tables, bold, italics,
// code, links, and numbers of rules, which become anchors where they are defined and links where they are used.
// Everything is escaped first, so the text can hold no markup of its own.

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Numbers of rules: a letter or two, a chapter and a number: `B5.20`, `BA7`, `BD3`, `BV12`. */
const RULE = /\b([A-Z](?:[ADV]\d+|\d+\.\d+(?:\.\d+)?[a-z]?))\b/g

function inline(text: string, base: string): string {
  const code: string[] = []
  return escape(text)
    .replace(/`([^`]+)`/g, (_, inner: string) => `\uE010${code.push(inner) - 1}\uE011`)
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*(?!\w)/g, '$1<em>$2</em>')
    .replace(/(<a [^>]*>.*?<\/a>)|\b[A-Z](?:[ADV]\d+|\d+\.\d+(?:\.\d+)?[a-z]?)\b/g, (whole, link?: string) =>
      link ? link : `<a class="rule" href="${base}#${whole}">${whole}</a>`,
    )
    .replace(/\uE010(\d+)\uE011/g, (_, i: string) => `<code>${code[Number(i)]}</code>`)
}

const cells = (row: string): string[] => row.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim())

export interface Heading {
  id: string
  text: string
  level: number
}

export interface Rendered {
  html: string
  headings: Heading[]
}

/** Renders a text; links to rules lead to `base#B5.4`. */
export function render(source: string, base: string): Rendered {
  const html: string[] = []
  const headings: Heading[] = []
  const lines = source.split('\n')
  let paragraph: string[] = []
  const lists: { indent: number; tag: string }[] = []
  const defined = new Set<string>()

  const flush = (): void => {
    if (paragraph.length > 0) html.push(`<p${anchor(paragraph[0]!)}>${inline(paragraph.join(' '), base)}</p>`)
    paragraph = []
  }
  const closeLists = (indent = -1): void => {
    while (lists.length > 0 && lists.at(-1)!.indent > indent) html.push(`</li></${lists.pop()!.tag}>`)
  }
  /** A rule is defined where its number stands in bold at the beginning. */
  const anchor = (text: string): string => {
    const id = /^\*\*([^*\s]+?)\.?\*\*/.exec(text)?.[1]?.replace(/[.:]$/, '')
    if (!id || defined.has(id) || !id.match(RULE)) return ''
    defined.add(id)
    return ` id="${escape(id)}" tabindex="-1"`
  }

  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    const item = /^(\s*)([-*]|\d+[.)])\s+(.*)$/.exec(line)
    if (heading) {
      flush()
      closeLists()
      const level = heading[1]!.length
      const id = `h-${headings.length}`
      headings.push({ id, text: heading[2]!, level })
      html.push(`<h${level} id="${id}" tabindex="-1">${inline(heading[2]!, base)}</h${level}>`)
    } else if (/^\s*\|/.test(line) && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[i + 1] ?? '')) {
      flush()
      closeLists()
      const head = cells(line).map((cell) => `<th scope="col">${inline(cell, base)}</th>`)
      html.push(`<div class="table" tabindex="0" role="group" aria-label="${escape(cells(line).filter(Boolean).join(', '))}"><table><thead><tr>${head.join('')}</tr></thead><tbody>`)
      i += 2
      for (; /^\s*\|/.test(lines[i] ?? ''); i += 1) {
        html.push(`<tr${anchor(cells(lines[i]!)[0]!)}>${cells(lines[i]!).map((cell) => `<td>${inline(cell, base)}</td>`).join('')}</tr>`)
      }
      i -= 1
      html.push('</tbody></table></div>')
    } else if (item) {
      flush()
      const indent = item[1]!.length
      const tag = /\d/.test(item[2]!) ? 'ol' : 'ul'
      closeLists(indent)
      if (lists.at(-1)?.indent === indent) html.push('</li>')
      else {
        html.push(tag === 'ol' ? `<ol start="${parseInt(item[2]!, 10)}">` : '<ul>')
        lists.push({ indent, tag })
      }
      html.push(`<li${anchor(item[3]!)}>${inline(item[3]!, base)}`)
    } else if (/^\s*(---+|\*\*\*+)\s*$/.test(line)) {
      flush()
      closeLists()
      html.push('<hr>')
    } else if (line.trim() === '') {
      flush()
      if (!/^\s+\S|^\s*([-*]|\d+[.)])\s/.test(lines[i + 1] ?? '')) closeLists()
    } else if (lists.length > 0 && /^\s/.test(line)) {
      html.push(` ${inline(line.trim(), base)}`)
    } else {
      closeLists()
      paragraph.push(line.trim())
    }
  }
  flush()
  closeLists()
  return { html: html.join('\n'), headings }
}

/** The one rule, with what is indented under it, or its row of a table; null if the text does not define it. */
export function ruleOf(source: string, rule: string): string | null {
  const lines = source.split('\n')
  const defines = (line: string): boolean => /^\s*(?:[-*]|\d+[.)]|\|)?\s*\*\*([^*\s]+?)\.?\*\*/.exec(line)?.[1] === rule
  const from = lines.findIndex(defines)
  if (from < 0) return null
  if (lines[from]!.startsWith('|')) {
    let head = from
    while (lines[head - 1]?.startsWith('|')) head -= 1
    return [lines[head], lines[head + 1], lines[from]].join('\n')
  }
  let to = from + 1
  while (to < lines.length && !/^\s*(?:[-*]|\d+[.)])\s+\*\*[A-Z]|^#/.test(lines[to]!)) to += 1
  return lines.slice(from, to).join('\n').trim()
}
