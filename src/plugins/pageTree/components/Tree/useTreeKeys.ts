'use client'

import type { KeyboardEvent } from 'react'
import type { Row } from '../../lib/tree/flattenTree'
import { reactionTo } from '../../lib/tree/reactionTo'
import type { Direction } from '../../lib/tree/stepOf'
import type { useCarrying } from './useCarrying'

interface Options {
  active: string | null
  carried: Pick<ReturnType<typeof useCarrying>, 'carrying' | 'leave' | 'putDown' | 'step' | 'take'>
  /** Null for who may only look. */
  change: { select: (id: string) => void; undo: () => void } | null
  goTo: (id: string) => void
  rows: Row[]
  setOpen: (id: string, isOpen: boolean) => void
}

const DIRECTIONS: Record<string, Direction> = { ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in', ArrowUp: 'up' }

/** In a page that reads from right to left the arrows of the sides change places. */
function readingKey({ currentTarget, key }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}

/** The keys of the tree, for its rows; what stands in a row has keys of its own. */
export function useTreeKeys({
  active,
  carried,
  change,
  goTo,
  rows,
  setOpen,
}: Options): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { currentTarget, target } = event
    // Menus are drawn elsewhere, but their keys come by here.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || active === null) return
    const did = carried.carrying
      ? carry(readingKey(event))
      : target.role === 'row' && !event.altKey && walk(event, active)
    if (did) event.preventDefault()
  }

  function carry(key: string): boolean {
    const direction = DIRECTIONS[key]
    if (direction) carried.step(direction)
    else if (key === 'Enter' || key === ' ') carried.putDown()
    else if (key === 'Escape' || key === 'Tab') carried.leave()
    return key !== 'Tab'
  }

  function walk(event: KeyboardEvent<HTMLElement>, id: string): boolean {
    const { ctrlKey, metaKey, target } = event
    const isCommand = ctrlKey || metaKey
    if (isCommand && event.key.toLowerCase() === 'z' && change) change.undo()
    else if (isCommand) return false
    else if (event.key === 'Enter') (target as HTMLElement).querySelector('a')?.click()
    else if (event.key === ' ' && change) change.select(id)
    else if (event.key.toLowerCase() === 'm' && change) carried.take(id)
    else return go(readingKey(event), id)
    return true
  }

  function go(key: string, id: string): boolean {
    const reaction = reactionTo(
      key,
      rows,
      rows.findIndex((row) => row.id === id),
    )
    if (!reaction) return false
    if ('to' in reaction) goTo(rows[reaction.to]!.id)
    else setOpen(id, reaction.isOpen)
    return true
  }
}
