// Keyboard: Tab goes from zone to zone, arrow keys move within a zone to the nearest thing.
import type { Attachment } from 'svelte/attachments'
import { nearest } from './board/geometry'

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const

type Thing = HTMLElement | SVGElement

/** Makes an element a zone: one of its elements that can be picked is in the order of Tab. */
export const zone: Attachment<HTMLElement> = (node) => {
  let last: Element | null = null
  const all = (): Thing[] => [...node.querySelectorAll<Thing>('[data-el][role="button"], button.thing, button.act, [data-stop]')]
  const members = (): Thing[] => {
    const things = all()
    const lit = things.filter((el) => el.matches('.lit, .picked'))
    // Where nothing can be picked there is nothing to stop at but kinds of action and links.
    return lit.length > 0 ? lit : things.filter((el) => el.matches('.act, [data-stop]'))
  }
  const rove = (chosen?: Element): Thing | undefined => {
    const stops = members()
    const current =
      stops.find((el) => el === chosen) ??
      stops.find((el) => el === document.activeElement) ??
      stops.find((el) => el.matches('.lit')) ??
      (stops[0]?.hasAttribute('data-stop') ? stops.at(-1) : stops[0])
    for (const el of all()) {
      const index = el === current ? '0' : '-1'
      if (el.getAttribute('tabindex') !== index) el.setAttribute('tabindex', index)
    }
    reach(stops.length > 0)
    return current
  }
  /** A zone that scrolls and has nothing to stop at is a stop itself, or the keyboard could not scroll it. */
  const reach = (stops: boolean): void => {
    if (stops || getComputedStyle(node).overflowY !== 'auto' || node.scrollHeight <= node.clientHeight + 1) node.removeAttribute('tabindex')
    else node.tabIndex = 0
  }
  const changed = (): void => {
    const current = rove()
    // What had the focus has become something that cannot be picked: the focus stays in the zone.
    if (last && !last.isConnected && document.activeElement === document.body) current?.focus()
  }
  const onfocus = (event: FocusEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-el], [data-stop]')) return
    last = event.target
    rove(event.target)
  }
  const onblur = (event: FocusEvent): void => {
    if (!(event.relatedTarget instanceof Node) || node.contains(event.relatedTarget)) return
    // Whoever comes back begins at what can be picked.
    last = null
    queueMicrotask(() => rove())
  }
  const onkey = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key as keyof typeof ARROWS]
    const from = event.target instanceof Element ? event.target.closest('[data-el], [data-stop]') : null
    if (!direction || !from) return
    const middle = (el: Element) => {
      const box = el.getBoundingClientRect()
      return { el, x: box.left + box.width / 2, y: box.top + box.height / 2, seen: box.width > 0 }
    }
    const others = members().filter((el) => el !== from).map(middle).filter((m) => m.seen)
    const next = nearest(middle(from), others, direction)
    if (!next) return
    event.preventDefault()
    const target = next.el as HTMLElement
    target.focus()
  }
  const watch = new MutationObserver(changed)
  const size = new ResizeObserver(() => reach(members().length > 0))
  size.observe(node)
  watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['role', 'class'] })
  node.addEventListener('focusin', onfocus)
  node.addEventListener('focusout', onblur)
  node.addEventListener('keydown', onkey)
  rove()
  return () => {
    watch.disconnect()
    size.disconnect()
    node.removeEventListener('focusin', onfocus)
    node.removeEventListener('focusout', onblur)
    node.removeEventListener('keydown', onkey)
  }
}
