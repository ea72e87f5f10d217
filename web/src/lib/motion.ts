// Motion explains where a thing went. Things fly from where they lay before an update to where they lie after it; the
// board already shows the end, so that nothing depends on motion and a click may end it at any time.
import { signed } from './traces'
import type { Trace } from './types'

export interface Flight {
  clone: Element
  from: DOMRect
  to: string
}

/** How an element looks: what it is drawn of, and what it counts. */
interface Look {
  drawn: string
  text: string | null
}

interface Planned {
  motion: Trace
  flight: Flight | null
  /** Its place before the update; null where there was none. */
  before: Look | null
}

/** Whether anything of an element is to be seen. */
const sized = (el: Element): boolean => {
  const box = el.getBoundingClientRect()
  return box.width > 0 && box.height > 0
}
const find = (el: string): Element | null => [...document.querySelectorAll(`[data-el="${CSS.escape(el)}"]`)].find(sized) ?? null

/** What leaves an element: the part that says so, such as the good that a building makes; the sign of what is only counted; otherwise all of it. */
function from(el: string): Element | null {
  const whole = find(el)
  const part = whole?.querySelector('.goes, :scope.res > svg')
  return part && sized(part) ? part : whole
}

/** An element without the marks that lie upon it. */
function look(el: Element): Look {
  const parts = [...el.querySelectorAll('path, polygon, rect, circle, use')].filter((part) => !part.closest('.focus, .ring, .badge, .last'))
  return { drawn: parts.map((part) => part.getAttribute('d') ?? part.getAttribute('points') ?? part.tagName).join(' '), text: el.textContent }
}

/** Before the update: takes a likeness of everything that will move. */
export function plan(motions: readonly Trace[]): Planned[] {
  return motions.map((motion) => {
    const place = find(motion.mark === 'move' ? motion.to : motion.at)
    const before = place && look(place)
    if (motion.mark !== 'move') return { motion, flight: null, before }
    const source = from(motion.from)
    const picture = source && likeness(source)
    return { motion, flight: picture ? { clone: picture, from: source.getBoundingClientRect(), to: motion.to } : null, before }
  })
}

/** A picture of an element that can lie anywhere on the page: HTML as it is, SVG groups in a picture of their own. */
function likeness(source: Element): Element | null {
  if (!(source instanceof SVGGraphicsElement) || source instanceof SVGSVGElement) return source.cloneNode(true) as Element
  const box = source.getBBox()
  if (box.width === 0 || box.height === 0) return null
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  const tile = source.querySelector('.tile') ?? source
  picture.append(tile.cloneNode(true))
  return picture
}

/** After the update: plays what was planned. Resolves when all is over or `signal` ends it. */
export async function play(planned: readonly Planned[], speed: number, signal: AbortSignal): Promise<void> {
  if (planned.length === 0) return
  const layer = document.createElement('div')
  layer.className = 'flights'
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  // One after the other, overlapping by 60 ms, at most 1.2 s in all.
  const full = [0, 460, 280, 160][speed] ?? 280
  const step = Math.min(full - 60, (1200 - full) / planned.length)
  const running: Animation[] = []
  const end = (): void => running.forEach((animation) => animation.finish())
  signal.addEventListener('abort', end)
  for (const [i, one] of planned.entries()) {
    const animation = start(layer, one, full, i * Math.max(step, 20))
    if (animation) running.push(animation)
  }
  if (signal.aborted) end()
  await Promise.allSettled(running.map((animation) => animation.finished))
  signal.removeEventListener('abort', end)
  layer.remove()
}

function start(layer: Element, { motion, flight, before }: Planned, duration: number, delay: number): Animation | null {
  switch (motion.mark) {
    case 'move': {
      const target = find(motion.to)
      if (!flight || !target) return null
      const after = look(target)
      // What a preview has laid there already does not come a second time.
      if (after.drawn === before?.drawn && after.text === before.text) return null
      const to = target.getBoundingClientRect()
      const holder = document.createElement('div')
      holder.className = 'flight'
      holder.style.cssText = `left:${flight.from.left}px;top:${flight.from.top}px;width:${flight.from.width}px;height:${flight.from.height}px`
      holder.append(flight.clone)
      layer.append(holder)
      const dx = to.left + to.width / 2 - flight.from.left - flight.from.width / 2
      const dy = to.top + to.height / 2 - flight.from.top - flight.from.height / 2
      const scale = Math.min(to.width / flight.from.width, to.height / flight.from.height)
      const animation = holder.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${dx}px,${dy}px) scale(${scale})`, opacity: 1, offset: 0.94 },
          { transform: `translate(${dx}px,${dy}px) scale(${scale})`, opacity: 0 },
        ],
        { duration, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
      )
      // What has come to lie there is not seen before it arrives; a hand or a pile that only counts one more stays in sight.
      if (after.drawn !== before?.drawn) target.animate([{ opacity: 0.15 }, { opacity: 0.15, offset: 0.9 }, { opacity: 1 }], { duration, delay, fill: 'backwards' })
      return animation
    }
    case 'points': {
      const at = find(motion.at)?.getBoundingClientRect()
      if (!at) return null
      const label = document.createElement('div')
      label.className = 'flight-gain'
      label.textContent = signed(motion.points)
      label.style.cssText = `left:${at.left + at.width / 2}px;top:${at.top + at.height / 2}px`
      layer.append(label)
      return label.animate(
        [
          { transform: 'translate(-50%,0)', opacity: 0 },
          { transform: 'translate(-50%,-14px)', opacity: 1, offset: 0.3 },
          { transform: 'translate(-50%,-22px)', opacity: 1, offset: 0.8 },
          { transform: 'translate(-50%,-30px)', opacity: 0 },
        ],
        { duration: duration * 2.2, delay, fill: 'both' },
      )
    }
    case 'touch':
      return null
    case 'show': {
      const shown = find(motion.at)
      // Within a board things grow around their own middle.
      if (shown instanceof SVGElement) Object.assign(shown.style, { transformBox: 'fill-box', transformOrigin: 'center' })
      // What is new comes out of nothing, at once; what was there stays in sight and stirs.
      if (before === null) return shown?.animate([{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'none' }], { duration }) ?? null
      return shown?.animate([{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.4 }, { transform: 'none' }], { duration, delay }) ?? null
    }
  }
}
