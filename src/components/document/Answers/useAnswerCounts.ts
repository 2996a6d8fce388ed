import { useMemo } from 'react'
import { useRead } from '@/components/calls/useRead'

interface Count {
  total: number
  unread: number
}

export interface AnswerCounts {
  /** Forms without submissions are not included. */
  byForm: ReadonlyMap<string, Count>
  /** Whether the user can read submissions. */
  isReader: boolean
}

interface CountsResponse {
  forms: (Count & { id: string })[]
  isReader: boolean
}

/**
 * Number of submissions by form of a site; null until loaded, and if loading fails.
 * @param revision reloads the counts whenever it changes
 */
export function useAnswerCounts(tenantId: string | undefined, revision?: unknown): AnswerCounts | null {
  const { data } = useRead<CountsResponse>(tenantId ? `/forms/answer-counts?tenantId=${tenantId}` : null, { revision })
  return useMemo(
    () =>
      data && {
        byForm: new Map(data.forms.map(({ id, total, unread }) => [id, { total, unread }])),
        isReader: data.isReader,
      },
    [data],
  )
}
