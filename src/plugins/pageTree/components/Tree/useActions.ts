'use client'

import { useMemo } from 'react'
import type { TreeActions } from './TreeActions'
import { useStableCallback } from '@/components/ui/useStableCallback'

/** Stable versions of the actions, so that rows do not re-render when another row changes. */
export function useActions(newest: TreeActions): TreeActions {
  const { now, site } = newest
  const activate = useStableCallback(newest.activate)
  const add = useStableCallback(newest.add)
  const carry = useStableCallback(newest.carry)
  const dragged = useStableCallback(newest.dragged)
  const duplicate = useStableCallback(newest.duplicate)
  const liveHref = useStableCallback(newest.liveHref)
  const moveTo = useStableCallback(newest.moveTo)
  const refusal = useStableCallback(newest.refusal)
  const select = useStableCallback(newest.select)
  const setOpen = useStableCallback(newest.setOpen)
  const titleOf = useStableCallback(newest.titleOf)
  const trash = useStableCallback(newest.trash)
  return useMemo(
    () => ({
      activate,
      add,
      carry,
      dragged,
      duplicate,
      liveHref,
      moveTo,
      now,
      refusal,
      select,
      setOpen,
      site,
      titleOf,
      trash,
    }),
    [activate, add, carry, dragged, duplicate, liveHref, moveTo, now, refusal, select, setOpen, site, titleOf, trash],
  )
}
