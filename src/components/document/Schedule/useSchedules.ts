import { useMemo } from 'react'
import { useRead } from '@/components/calls/useRead'

export interface Schedule {
  id: string
  isPublish: boolean
  /** Formatted for the site. */
  moment: string
}

/**
 * Schedules of the documents of a type, by id. Empty until loaded, and if loading fails.
 * @param revision reloads them whenever it changes
 */
export function useSchedules(
  type: string | undefined,
  tenantId: string | undefined,
  revision?: unknown,
): ReadonlyMap<string, Schedule> {
  const { data } = useRead<{ schedules: Schedule[] }>(
    type && tenantId ? `/documents/${type}/schedules?tenantId=${tenantId}` : null,
    { revision },
  )
  return useMemo(() => new Map(data?.schedules.map((schedule) => [schedule.id, schedule])), [data])
}
