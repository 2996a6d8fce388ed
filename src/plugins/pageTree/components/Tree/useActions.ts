'use client'

import { useMemo } from 'react'
import type { TreeActions } from './TreeActions'
import { useStable } from '../../../../components/ui/useStable'

/** Stable versions of the actions, so that rows do not re-render when another row changes. */
export function useActions(newest: TreeActions): TreeActions {
  const { now, site } = newest
  const activate = useStable(newest.activate)
  const add = useStable(newest.add)
  const carry = useStable(newest.carry)
  const dragged = useStable(newest.dragged)
  const duplicate = useStable(newest.duplicate)
  const liveHref = useStable(newest.liveHref)
  const moveTo = useStable(newest.moveTo)
  const refusal = useStable(newest.refusal)
  const select = useStable(newest.select)
  const setOpen = useStable(newest.setOpen)
  const titleOf = useStable(newest.titleOf)
  const trash = useStable(newest.trash)
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
