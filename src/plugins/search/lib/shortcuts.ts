import type { SectionName } from '@/lib/navigation/sections'

/** The action of a keyboard shortcut. */
export type Shortcut = { go: SectionName } | 'palette' | 'search' | 'shortcuts'

/** The second key after `g`, by section. */
export const GO_TO: Partial<Record<SectionName, string>> = {
  apps: 'a',
  chats: 'c',
  events: 'e',
  media: 'm',
  other: 'o',
  search: 'f',
  settings: 's',
  website: 'w',
}

/** How long `g` waits for the second key, in milliseconds. */
export const SEQUENCE_MS = 1_500

export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Focus is in a text field. */
  isWriting: boolean
  /** A dialog is open. */
  isInDialog: boolean
  /** `g` was pressed just before. */
  isAfterG: boolean
}

/** @returns the action; `g` to wait for the second key; null if the key is not a shortcut */
export function shortcutOf({
  altKey,
  ctrlKey,
  isAfterG,
  isInDialog,
  isWriting,
  key,
  metaKey,
}: KeyPress): Shortcut | 'g' | null {
  const letter = key.toLowerCase()
  if (letter === 'k' && (metaKey || ctrlKey) && !altKey) return 'palette'
  if (isWriting || isInDialog || metaKey || ctrlKey || altKey) return null
  if (isAfterG) {
    const section = (Object.keys(GO_TO) as SectionName[]).find((name) => GO_TO[name] === letter)
    return section ? { go: section } : null
  }
  if (key === '/') return 'search'
  if (key === '?') return 'shortcuts'
  return letter === 'g' ? 'g' : null
}
