'use client'

import { parseSearchParams, useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useMemo } from 'react'
import { chosenIn } from '../../../lib/lists/chosenIn'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useIsTrash } from '../TrashList/useIsTrash'

/**
 * What is selected where somebody has chosen all of a list across its pages: what the list shows, and nothing else.
 * @returns null while single rows are selected
 */
export function useWholeList(type: string): Condition[] | null {
  const { selectAll } = useSelection()
  const { getEntityConfig } = useConfig()
  const site = useSiteOnScreen()
  const params = useSearchParams()
  const isTrash = useIsTrash()
  const isWhole = String(selectAll) === 'allAvailable'
  return useMemo(() => {
    if (!isWhole) return null
    const { search, where } = parseSearchParams(params) as { search?: string; where?: Condition }
    const filter = mergeListSearchAndWhere({ collectionConfig: getEntityConfig({ collectionSlug: type }), search: search ?? '', where: where as never }) as Condition
    const chosen = chosenIn(type, (name) => params.get(name), new Date().toISOString())
    return [...(site ? [{ tenant: { equals: site.id } }] : []), isTrash ? { deletedAt: { exists: true } } : chosen, filter].filter((one) => one !== null && Object.keys(one).length > 0) as Condition[]
  }, [getEntityConfig, isTrash, isWhole, params, site, type])
}
