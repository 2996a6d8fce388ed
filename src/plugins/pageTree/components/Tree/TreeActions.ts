'use client'

import { createContext, use } from 'react'
import type { Move, Refusal } from '../../lib/tree/positionAfter'
import type { PagesSite } from '../site'

/** Actions of the rows on their tree. The functions are stable across renders. */
export interface TreeActions {
  site: PagesSite
  /** The reference time for relative times. */
  now: string
  activate: (id: string) => void
  add: (id: string) => void
  /** Starts moving a page with the keyboard. */
  carry: (id: string) => void
  /** The pages moved by dragging one: all selected pages if it is among them. */
  dragged: (id: string) => string[]
  duplicate: (id: string) => void
  /** Public URL of the page; null if it is not live. */
  liveHref: (id: string) => string | null
  moveTo: (ids: string[]) => void
  refusal: (ids: string[], instruction: Move['instruction'], targetId: string) => Refusal | null
  select: (id: string, isOn: boolean, isRange: boolean) => void
  setOpen: (id: string, isOpen: boolean) => void
  titleOf: (id: string) => string
  trash: (ids: string[]) => void
}

export const TreeContext = createContext<TreeActions | null>(null)

export function useTreeActions(): TreeActions {
  const actions = use(TreeContext)
  if (!actions) throw new Error('useTreeActions must be used within a TreeContext.')
  return actions
}
