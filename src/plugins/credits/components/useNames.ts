'use client'

import { useFormFields } from '@payloadcms/ui'
import { useRead } from '../../../components/calls/useRead'
import type { MatchedPeople } from '../operations/matchPeople'

/** What the people in the rows are called, by id. Null until it is known. */
export function useNames(path: string, count: number, tenant: string): ReadonlyMap<string, string> | null {
  const chosen = useFormFields(([fields]) => JSON.stringify(Array.from({ length: count }, (_, index) => fields[`${path}.${index}.person`]?.value)))
  const ids = [...new Set((JSON.parse(chosen) as unknown[]).filter((id): id is string => typeof id === 'string' && id !== ''))].sort()
  const { data } = useRead<MatchedPeople>(tenant && ids.length > 0 ? '/people/match' : null, { body: { ids, tenantId: tenant }, keepsLast: true, refocuses: true })
  return data && new Map(data.people.map(({ id, name }) => [id, name]))
}
