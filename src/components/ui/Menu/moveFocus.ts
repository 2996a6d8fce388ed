import type { KeyboardEvent } from 'react'

/** Opening goes to the first entry, be it a link or a button. */
export function focusFirst(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}

/** Arrow keys, Home and End go through what can be focused inside, around the ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const here = entries.indexOf(document.activeElement as HTMLElement)
  const next = nextIndex(event.key, here, entries.length)
  if (next === null) return
  event.preventDefault()
  entries[next]?.focus()
}

/** @returns null for keys that do not move */
export function nextIndex(key: string, here: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (here + 1) % count
  if (key === 'ArrowUp') return here <= 0 ? count - 1 : here - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
