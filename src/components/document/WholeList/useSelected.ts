'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useWholeList } from './useWholeList'

/** What is selected in a list, as conditions: single rows by their ids, or all that the list shows. */
export function useSelected(type: string): Condition[] {
  const whole = useWholeList(type)
  const { selectedIDs } = useSelection()
  const { data } = useListQuery()
  return useMemo<Condition[]>(() => {
    const known = new Set((data?.docs ?? []).map((doc) => String(doc.id)))
    return whole ?? [{ id: { in: selectedIDs.map(String).filter((id) => known.has(id)) } }]
  }, [data?.docs, selectedIDs, whole])
}
