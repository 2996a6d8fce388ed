'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Condition } from '../../../lib/lists/addConditions'
import { useWholeList } from './useWholeList'

/** The selection of a list as conditions: rows by their ids, or everything that the list shows. */
export function useSelected(type: string): Condition[] {
  const whole = useWholeList(type)
  const { selectedIDs } = useSelection()
  const { data } = useListQuery()
  return useMemo<Condition[]>(() => {
    const listedIds = new Set((data?.docs ?? []).map((doc) => String(doc.id)))
    return whole ?? [{ id: { in: selectedIDs.map(String).filter((id) => listedIds.has(id)) } }]
  }, [data?.docs, selectedIDs, whole])
}
