import { useMemo } from 'react'
import { useRead } from '../../calls/useRead'

export interface Schedule {
  id: string
  isPublish: boolean
  /** As the site writes it. */
  moment: string
}

/**
 * The times that are set for documents of a type, by id. Nothing until they are known, and where they cannot be.
 * @param turn asks anew whenever it is another one
 */
export function useSchedules(
  type: string | undefined,
  tenantId: string | undefined,
  turn?: unknown,
): ReadonlyMap<string, Schedule> {
  const { data } = useRead<{ schedules: Schedule[] }>(
    type && tenantId ? `/documents/${type}/schedules?tenantId=${tenantId}` : null,
    { revision: turn },
  )
  return useMemo(() => new Map(data?.schedules.map((one) => [one.id, one])), [data])
}
