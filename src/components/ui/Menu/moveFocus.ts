import type { KeyboardEvent } from 'react'

/** Focuses the first entry when the menu opens. */
export function focusFirst(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}

/** Moves the focus between links and enabled buttons by arrow keys, Home and End; wraps around. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const current = entries.indexOf(document.activeElement as HTMLElement)
  const next = nextIndex(event.key, current, entries.length)
  if (next === null) return
  event.preventDefault()
  entries[next]?.focus()
}

/** @returns null for keys that do not move the focus */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
