'use client'

import { createContext, use } from 'react'
import type { Move, Refusal } from '../../lib/tree/spotOf'
import type { PagesSite } from '../site'

/** What a row can ask of its tree. Always the same functions. */
export interface TreeActions {
  site: PagesSite
  /** When the times of the rows are told from. */
  now: string
  activate: (id: string) => void
  add: (id: string) => void
  /** Takes a page up, to be moved by keys. */
  carry: (id: string) => void
  /** Pages that go along when one is dragged: the selected ones, if it is among them. */
  dragged: (id: string) => string[]
  duplicate: (id: string) => void
  /** Where visitors find the page; null where they do not. */
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
  if (!actions) throw new Error('This stands in a tree only.')
  return actions
}
