// Text on a board never gets too small to read: what is drawn in board units knows how many of them a pixel is.
import type { Attachment } from 'svelte/attachments'

/** Board units per pixel from which words give way to signs. */
const TINY = 1.3

/** Tells a board its scale: `--u` board units are a pixel; `tiny` where words have no room. */
export const legible: Attachment<SVGSVGElement> = (board) => {
  const measure = (): void => {
    const scale = board.getScreenCTM()?.a ?? 0
    if (scale <= 0) return
    const unit = 1 / scale
    board.style.setProperty('--u', unit.toFixed(3))
    board.classList.toggle('tiny', unit > TINY)
  }
  const watch = new ResizeObserver(measure)
  watch.observe(board)
  measure()
  return () => watch.disconnect()
}
