'use client'

import type { KeyboardEvent } from 'react'
import type { Row } from '../../lib/tree/tree'
import { keyActionFor, type Direction } from '../../lib/tree/keyActionFor'
import type { useCarrying } from './useCarrying'

interface Options {
  carried: Pick<ReturnType<typeof useCarrying>, 'carrying' | 'leave' | 'putDown' | 'step' | 'take'>
  /** Null without permission to change pages. */
  change: { select: (id: string) => void; undo: () => void } | null
  goTo: (id: string) => void
  rows: Row[]
  setOpen: (id: string, isOpen: boolean) => void
}

const DIRECTIONS: Record<string, Direction> = { ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in', ArrowUp: 'up' }

/** Swaps the left and right arrow keys in right-to-left layouts. */
function readingKey({ currentTarget, key }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}

/** Keyboard handling for the rows of the tree; controls within a row handle their own keys. */
export function treeKeys({
  carried,
  change,
  goTo,
  rows,
  setOpen,
}: Options): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { currentTarget, target } = event
    // React events of menus bubble up here, although the menus are rendered elsewhere.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    // The row that has the focus, whether or not the screen has heard of it.
    const id = target.role === 'row' ? target.dataset.page : undefined
    const isHandled = carried.carrying
      ? onCarryKey(readingKey(event))
      : id !== undefined && !event.altKey && onRowKey(event, id)
    if (isHandled) event.preventDefault()
  }

  function onCarryKey(key: string): boolean {
    const direction = DIRECTIONS[key]
    if (direction) carried.step(direction)
    else if (key === 'Enter' || key === ' ') carried.putDown()
    else if (key === 'Escape' || key === 'Tab') carried.leave()
    return key !== 'Tab'
  }

  function onRowKey(event: KeyboardEvent<HTMLElement>, id: string): boolean {
    const { ctrlKey, metaKey, target } = event
    const isCommand = ctrlKey || metaKey
    if (isCommand && event.key.toLowerCase() === 'z' && change) change.undo()
    else if (isCommand) return false
    else if (event.key === 'Enter') (target as HTMLElement).querySelector('a')?.click()
    else if (event.key === ' ' && change) change.select(id)
    else if (event.key.toLowerCase() === 'm' && change) carried.take(id)
    else return onNavigationKey(readingKey(event), id)
    return true
  }

  function onNavigationKey(key: string, id: string): boolean {
    const reaction = keyActionFor(
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
