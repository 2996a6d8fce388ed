'use client'

import { usePathname } from 'next/navigation'
import { useMemo } from 'react'
import { addConditions, type Condition } from '@/lib/lists/addConditions'
import { useRead } from '@/components/calls/useRead'

/** Maximum number of ids in a result. */
const MAX_IDS = 200

interface Matching {
  ids: string[]
  total: number
}

/**
 * Documents that match conditions, in their draft state by default; null until loaded. Nothing is loaded without
 * conditions.
 */
export function useMatching(
  type: string,
  conditions: Condition[] | null,
  { isDraft = true }: { isDraft?: boolean } = {},
): Matching | null {
  const isTrash = usePathname().endsWith('/trash')
  const query =
    conditions &&
    addConditions(`depth=0&draft=${isDraft}&limit=${MAX_IDS}&select[id]=true&trash=${isTrash}`, conditions)
  const { data } = useRead<{ docs: { id: string }[]; totalDocs: number }>(query === null ? null : `/${type}${query}`)
  return useMemo(() => data && { ids: data.docs.map(({ id }) => id), total: data.totalDocs }, [data])
}
