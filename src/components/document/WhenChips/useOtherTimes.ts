'use client'

import { parseSearchParams, useConfig, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useMemo, useState } from 'react'
import { momentsOf, type When } from '../../../lib/events/when'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useMatching } from '../WholeList/useMatching'

interface OtherTimes {
  /** How many fit the search and the filters. */
  total: number
  when: Exclude<When, 'all'>
}

const OTHER: Record<When, OtherTimes['when'] | null> = { all: null, coming: 'past', past: 'coming' }

/** Where a list of performances is empty: those that are over in place of those to come, or the other way round; null where there are none, or the list has some. */
export function useOtherTimes(type: string, when: When): OtherTimes | null {
  const { getEntityConfig } = useConfig()
  const { data } = useListQuery()
  const site = useSiteOnScreen()
  const params = useSearchParams()
  const [now] = useState(() => new Date().toISOString())
  const other = data?.totalDocs === 0 ? OTHER[when] : null
  const conditions = useMemo((): Condition[] | null => {
    if (!other || !site) return null
    const { search, where } = parseSearchParams(params) as { search?: string; where?: Condition }
    const filter = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: type }),
      search: search ?? '',
      where: where as never,
    }) as Condition
    return [{ tenant: { equals: site.id } }, momentsOf(other, now) ?? {}, filter].filter(
      (one) => Object.keys(one).length > 0,
    )
  }, [getEntityConfig, now, other, params, site, type])
  const found = useMatching(type, conditions)
  return other && found && found.total > 0 ? { total: found.total, when: other } : null
}
