/** Puts a text on the clipboard, also where the browser keeps its own interface for that back (plain HTTP). */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No such interface, or not allowed: the old way is left.
  }
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  // In a dialog only what lies within it can be selected.
  const home = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
