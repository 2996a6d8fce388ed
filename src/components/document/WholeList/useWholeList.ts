'use client'

import { parseSearchParams, useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useMemo } from 'react'
import { chosenIn } from '../../../lib/lists/chosenIn'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useIsTrash } from '../TrashList/useIsTrash'

/** What a list shows besides the search and the filter of its address: the site on screen, and what the chips have chosen. */
export function useListScope(type: string): Condition[] {
  const site = useSiteOnScreen()
  const params = useSearchParams()
  const isTrash = useIsTrash()
  return useMemo(() => {
    const chosen = isTrash
      ? { deletedAt: { exists: true } }
      : chosenIn(type, (name) => params.get(name), new Date().toISOString())
    return [...(site ? [{ tenant: { equals: site.id } }] : []), chosen].filter(isCondition)
  }, [isTrash, params, site, type])
}

/**
 * What is selected where somebody has chosen all of a list across its pages: what the list shows, and nothing else.
 * @returns null while single rows are selected
 */
export function useWholeList(type: string): Condition[] | null {
  const { selectAll } = useSelection()
  const { getEntityConfig } = useConfig()
  const params = useSearchParams()
  const scope = useListScope(type)
  const isWhole = String(selectAll) === 'allAvailable'
  return useMemo(() => {
    if (!isWhole) return null
    const { search, where } = parseSearchParams(params) as { search?: string; where?: Condition }
    const filter = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: type }),
      search: search ?? '',
      where: where as never,
    }) as Condition
    return [...scope, filter].filter(isCondition)
  }, [getEntityConfig, isWhole, params, scope, type])
}

const isCondition = (one: Condition | null): one is Condition => one !== null && Object.keys(one).length > 0
