'use client'

import { parseSearchParams, useConfig, useSelection, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useMemo } from 'react'
import { listFilterCondition } from '@/lib/lists/chosenIn'
import type { Condition } from '@/lib/lists/addConditions'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useIsTrash } from '../TrashList/TrashList'

/** Conditions of a list beyond the search and filter in its URL: the current site, and the active chips. */
export function useListScope(type: string): Condition[] {
  const site = useSiteOnScreen()
  const params = useSearchParams()
  const isTrash = useIsTrash()
  return useMemo(() => {
    const chosen = isTrash
      ? { deletedAt: { exists: true } }
      : listFilterCondition(type, (name) => params.get(name), new Date().toISOString())
    return [...(site ? [{ tenant: { equals: site.id } }] : []), chosen].filter(isCondition)
  }, [isTrash, params, site, type])
}

/**
 * Conditions of the selection if all documents across pages are selected: exactly what the list shows.
 * @returns null if individual rows are selected
 */
function useWholeList(type: string): Condition[] | null {
  const { selectAll } = useSelection()
  const { getEntityConfig } = useConfig()
  const params = useSearchParams()
  const scope = useListScope(type)
  const isAllSelected = String(selectAll) === 'allAvailable'
  return useMemo(() => {
    if (!isAllSelected) return null
    const { search, where } = parseSearchParams(params) as { search?: string; where?: Condition }
    const filter = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: type }),
      search: search ?? '',
      where: where as never,
    }) as Condition
    return [...scope, filter].filter(isCondition)
  }, [getEntityConfig, isAllSelected, params, scope, type])
}

const isCondition = (condition: Condition | null): condition is Condition =>
  condition !== null && Object.keys(condition).length > 0

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
