import { useMemo } from 'react'
import { useRead } from '../../calls/useRead'

interface Count {
  total: number
  unread: number
}

export interface AnswerCounts {
  /** Forms without any are missing. */
  byForm: ReadonlyMap<string, Count>
  /** The person may read them. */
  isReader: boolean
}

interface Answer {
  forms: (Count & { id: string })[]
  isReader: boolean
}

/**
 * How many answers the forms of a site have; null until that is known, and where it cannot be.
 * @param turn asks anew whenever it is another one
 */
export function useAnswerCounts(tenantId: string | undefined, turn?: unknown): AnswerCounts | null {
  const { data } = useRead<Answer>(tenantId ? `/forms/answer-counts?tenantId=${tenantId}` : null, { revision: turn })
  return useMemo(
    () =>
      data && {
        byForm: new Map(data.forms.map(({ id, total, unread }) => [id, { total, unread }])),
        isReader: data.isReader,
      },
    [data],
  )
}
