'use client'

import { useFormFields } from '@payloadcms/ui'
import { useRead } from '../../../components/calls/useRead'
import type { MatchedPeople } from '../operations/matchPeople'

/** What the people in the rows are called, by id: null until it is known, undefined where nobody of the site has it. */
export function useNames(path: string, count: number, tenant: string): (id: string) => string | null | undefined {
  const chosen = useFormFields(([fields]) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => fields[`${path}.${index}.person`]?.value)),
  )
  const ids = [
    ...new Set((JSON.parse(chosen) as unknown[]).filter((id): id is string => typeof id === 'string' && id !== '')),
  ].sort()
  const { data, isOutdated } = useRead<MatchedPeople>(tenant && ids.length > 0 ? '/people/match' : null, {
    body: { ids, tenantId: tenant },
    keepsLast: true,
    refocuses: true,
  })
  const names = new Map(data?.people.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? (data && !isOutdated ? undefined : null)
}
