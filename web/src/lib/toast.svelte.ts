// One short notice at a time, above the action bar.
import type { Message } from './types'

export interface Toast {
  text: string
  tone: 'bad' | 'good'
  rule: string | null
}

let current = $state.raw<Toast | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export const toast = (): Toast | null => current

export function notify(text: string, tone: Toast['tone'] = 'bad', rule: Message['rule'] = null): void {
  clearTimeout(timer)
  current = { text, tone, rule }
  timer = setTimeout(() => (current = null), 5000)
}

export const dismiss = (): void => void (current = null)
