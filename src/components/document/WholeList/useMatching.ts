'use client'

import { usePathname } from 'next/navigation'
import { useMemo } from 'react'
import { narrowedQuery, type Condition } from '../../../lib/lists/narrowedQuery'
import { useRead } from '../../calls/useRead'

/** As many as one question names the places of. */
const MOST = 200

interface Matching {
  ids: string[]
  total: number
}

/** Documents that meet conditions, drafts as they are drafted; null until they are known. Nothing is asked without conditions. */
export function useMatching(
  type: string,
  conditions: Condition[] | null,
  { isDraft = true }: { isDraft?: boolean } = {},
): Matching | null {
  const isTrash = usePathname().endsWith('/trash')
  const query =
    conditions && narrowedQuery(`depth=0&draft=${isDraft}&limit=${MOST}&select[id]=true&trash=${isTrash}`, conditions)
  const { data } = useRead<{ docs: { id: string }[]; totalDocs: number }>(query === null ? null : `/${type}${query}`)
  return useMemo(() => data && { ids: data.docs.map(({ id }) => id), total: data.totalDocs }, [data])
}
