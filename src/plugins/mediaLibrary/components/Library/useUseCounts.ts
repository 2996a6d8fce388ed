'use client'

import { useMemo } from 'react'
import { useRead } from '../../../../components/calls/useRead'

/** As many as one question takes. */
const MOST = 200

/**
 * In how many places each of the media is used; null until it is known, and where it cannot be.
 * @param turn asks again whenever it is another one
 */
export function useUseCounts(ids: string[], turn: unknown): ReadonlyMap<string, number> | null {
  const { data } = useRead<{ counts: Record<string, number> }>(ids.length > 0 ? '/media/use-counts' : null, {
    body: { ids: ids.slice(0, MOST) },
    turn,
  })
  return useMemo(() => data && new Map(ids.slice(0, MOST).map((id) => [id, data.counts[id] ?? 0])), [data, ids])
}
