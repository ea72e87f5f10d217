// Keyboard: Tab goes from zone to zone, arrow keys move within a zone to the nearest thing.
import type { Attachment } from 'svelte/attachments'
import { nearest } from './board/geometry'

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const

/** Makes an element a zone: of its elements that can be touched one is in the order of Tab. */
export const zone: Attachment<HTMLElement> = (node) => {
  const members = (): (HTMLElement | SVGElement)[] => [...node.querySelectorAll<HTMLElement>('[data-el][role="button"], button[data-el]')]
  const rove = (chosen?: Element): void => {
    const all = members()
    const current = all.find((el) => el === chosen) ?? all.find((el) => el === document.activeElement) ?? all.find((el) => el.getAttribute('tabindex') === '0') ?? all[0]
    for (const el of all) {
      const index = el === current ? '0' : '-1'
      if (el.getAttribute('tabindex') !== index) el.setAttribute('tabindex', index)
    }
  }
  const onfocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches('[data-el]')) rove(event.target)
  }
  const onkey = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key as keyof typeof ARROWS]
    const from = event.target instanceof Element ? event.target.closest('[data-el]') : null
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
  const watch = new MutationObserver(() => rove())
  watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['role'] })
  node.addEventListener('focusin', onfocus)
  node.addEventListener('keydown', onkey)
  rove()
  return () => {
    watch.disconnect()
    node.removeEventListener('focusin', onfocus)
    node.removeEventListener('keydown', onkey)
  }
}
