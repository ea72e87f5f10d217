// What is wrong with how a page lies in its window. Runs in the page.

/** What sticks out, is cut off, scrolls that should not, is too small to read; and primary actions out of sight. */
export function faults(): string[] {
  const found = new Set<string>()
  const name = (el: Element) => {
    const label = el.getAttribute('data-el') ?? el.id
    const kind = (el.getAttribute('class') ?? '').replace(/\s*s-\S+|svelte-\S+/g, '').trim()
    return `${el.tagName.toLowerCase()}${kind ? `.${kind.split(/\s+/).join('.')}` : ''}${label ? `[${label}]` : ''}`
  }
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.add(`the page is ${wide} px too wide`)

  // Lists that may scroll, zones in windows too low for what a board needs at least, and words that may be cut with an ellipsis: names, and lines that have their place elsewhere.
  const low = innerHeight < 700 || document.querySelector('.hintnote') !== null
  const SCROLLS = '.log, .side, .pool, .chat ol, .logc ol, dialog .body, .scroll, .prose .table, aside, .mil, .hintnote ol, textarea, .tree, .peek' + (low ? ', main > section, .own .wrap, .own .col, .own .city' : '')
  const CUTS = '.nm, .by, .hintnote .line, h2, .lh .caps, .who span, .rt > span, .gt, .lastline span, .chipc span, select, .eyes, .inv input, input, .age span, .pl .who, .many .strip .sm'
  /** The list that an element lies in, if it scrolls in this window. */
  const scrollerOf = (el: Element): Element | null => {
    for (let list = el.closest(SCROLLS); list; list = list.parentElement?.closest(SCROLLS) ?? null) {
      if (list.matches('textarea, dialog .body') || /auto|scroll/.test(getComputedStyle(list).overflow)) return list
    }
    return null
  }
  const seen = (el: Element) => {
    const box = el.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(el).visibility !== 'hidden'
  }
  // What lies over the page is judged alone.
  const root = document.querySelector('dialog[open]') ?? document.body
  for (const el of root.querySelectorAll('*')) {
    if (el.closest('.sr, .skip, .flights, .vig, .pic, [aria-hidden="true"] pattern, defs') || !seen(el)) continue
    const style = getComputedStyle(el)
    let unseen = false
    for (let above: Element | null = el; above && !unseen; above = above.parentElement) unseen = getComputedStyle(above).clipPath === 'inset(50%)'
    if (unseen) continue
    const box = el.getBoundingClientRect()
    if (el instanceof HTMLElement && !el.matches(SCROLLS)) {
      const scrolls = /auto|scroll/.test(style.overflowY + style.overflowX)
      if (scrolls && (el.scrollHeight > el.clientHeight + 2 || el.scrollWidth > el.clientWidth + 2)) {
        found.add(`${name(el)} scrolls: ${el.scrollWidth}x${el.scrollHeight} in ${el.clientWidth}x${el.clientHeight}`)
      }
      const cuts = /hidden|clip/.test(style.overflowX + style.overflowY) && !el.matches(CUTS) && !el.closest(CUTS)
      if (cuts && el.matches('.tablepage *, .page *, .rp *') && (el.scrollHeight > el.clientHeight + 2 || el.scrollWidth > el.clientWidth + 2) && !el.matches('.vig, .seg, .lang')) {
        found.add(`${name(el)} cuts: ${el.scrollWidth}x${el.scrollHeight} in ${el.clientWidth}x${el.clientHeight}`)
      }
    }
    const own = [...el.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')
    const generated = !own && /^"[^"]+"$/.test(getComputedStyle(el, '::before').content)
    if (own || generated) {
      let size = parseFloat(style.fontSize)
      const inBoard = el instanceof SVGElement || el.closest('.board, [data-el], .mini, .goods, .cal, .res, .bidders, .mycard') !== null
      if (el instanceof SVGGraphicsElement) size *= Math.abs(el.getScreenCTM()?.d ?? 1)
      if (size < (inBoard ? 10.9 : 12.9)) found.add(`${name(el)} has text of ${size.toFixed(1)} px: ${(el.textContent ?? '').trim().slice(0, 24)}`)
      const scroller = scrollerOf(el)
      if (!scroller && !el.closest('.page, dialog') && (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)) {
        found.add(`${name(el)} lies outside the window: ${(el.textContent ?? '').trim().slice(0, 24)}`)
      }
      // Nothing above it cuts it off.
      for (let above = el.parentElement; above && !scroller && above !== root; above = above.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(above).overflow) || above.closest(CUTS)) continue
        const frame = above.getBoundingClientRect()
        // What reaches into its neighbours by a margin below nothing is for fingers, not for eyes.
        const [over, under] = [style.marginTop, style.marginBottom].map((margin) => Math.min(0, parseFloat(margin)))
        if (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top - over! < frame.top - 2 || box.bottom + under! > frame.bottom + 2) {
          found.add(`${name(above)} cuts ${name(el)}: ${(el.textContent ?? '').trim().slice(0, 24)}`)
          break
        }
      }
    }
  }
  // Words of a head lie beside one another; the numbers of a small one with a gap, or two read as one.
  for (const head of root.querySelectorAll('.hd, .strip button')) {
    const most = head.matches('.hd') ? 2 : -2
    const words: [Element, DOMRect][] = []
    for (const el of head.querySelectorAll('*')) {
      if (el.closest('.sr') || !seen(el) || ![...el.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')) continue
      const range = document.createRange()
      range.selectNodeContents(el)
      const [text, frame] = [range.getBoundingClientRect(), el.getBoundingClientRect()]
      // What a chip has no room for stands below the line that is seen.
      if (text.top >= (el.closest('.sm')?.getBoundingClientRect().bottom ?? Infinity) - 2) continue
      const [left, right] = [Math.max(text.left, frame.left), Math.min(text.right, frame.right)]
      words.push([el, new DOMRect(left, text.top, Math.max(0, right - left), text.height)])
    }
    for (const [i, [one, a]] of words.entries()) {
      for (const [two, b] of words.slice(i + 1)) {
        if (one.contains(two) || two.contains(one)) continue
        const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
        if (x > most && y > (most > 0 ? 4 : Math.min(a.height, b.height) / 2)) found.add(`${name(one)} lies over ${name(two)}: ${(one.textContent ?? '').trim().slice(0, 24)}`)
      }
    }
  }
  // Boards stay within their sections, and sections lie beside one another.
  const sections = [...root.querySelectorAll('main > section, .side, .tablepage > footer, .rbar')].filter(seen)
  for (const section of sections) {
    const frame = section.getBoundingClientRect()
    for (const board of section.querySelectorAll('svg.board, .cards, .pool, .store, .handbox, .thing')) {
      const box = board.getBoundingClientRect()
      if (seen(board) && !scrollerOf(board) && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) {
        found.add(`${name(board)} sticks out of ${name(section)}`)
      }
    }
    for (const other of sections) {
      if (section === other || section.contains(other) || other.contains(section)) continue
      const box = other.getBoundingClientRect()
      const [x, y] = [Math.min(frame.right, box.right) - Math.max(frame.left, box.left), Math.min(frame.bottom, box.bottom) - Math.max(frame.top, box.top)]
      if (x > 2 && y > 2) found.add(`${name(section)} lies over ${name(other)}`)
    }
  }
  // A board is large enough to be read, and what stands beside it stays within its own box.
  for (const box of root.querySelectorAll('main .least')) {
    const { width, height } = box.getBoundingClientRect()
    if (seen(box) && (width < 110 || height < 110)) found.add(`${name(box)} is too small: ${Math.round(width)}x${Math.round(height)}`)
  }
  for (const el of root.querySelectorAll<HTMLElement>('main > .frame :is(div, section)')) {
    if (!seen(el) || el.closest('.sr, .least *') || getComputedStyle(el).overflowY !== 'visible' || el.scrollHeight <= el.clientHeight + 12) continue
    const { left, right, top } = el.getBoundingClientRect()
    const end = top + el.scrollHeight
    for (let above: Element = el; !above.matches('.frame'); above = above.parentElement!) {
      for (let next = above.nextElementSibling; next; next = next.nextElementSibling) {
        const box = next.getBoundingClientRect()
        if (seen(next) && box.top < end - 12 && box.bottom > top && box.left < right - 2 && box.right > left + 2) found.add(`${name(el)} spills over ${name(next)}: ${el.scrollHeight} in ${el.clientHeight}`)
      }
    }
  }
  // What a player needs is in sight; of the bar what is shown at this size.
  const needed = root === document.body ? document.querySelectorAll('.tablepage :is(.confirm, .undo, .btn.list, .act, .prompt)') : []
  const shown = [...document.querySelectorAll('.tablepage > header.bar > :is(button, a)')].filter((el) => el.getBoundingClientRect().width > 0)
  for (const el of [...needed, ...shown]) {
    const box = el.getBoundingClientRect()
    if (box.width === 0 || box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) found.add(`${name(el)} is out of sight`)
  }
  return [...found]
}
