'use client'

import { useLocale } from '@payloadcms/ui'
import type { MatchingPreview } from '@/endpoints/events/previewMatching'
import type { Conditions } from '@/lib/events/conditions/conditions'
import { useRead } from '@/components/calls/useRead'

const PAUSE_MS = 250

export interface Matching {
  preview: MatchingPreview | null
  /** Error message; null if there was no error. */
  problem: string | null
}

/** The events that meet the conditions, debounced; the previous ones stay until then. */
export function useMatching(tenant: string, conditions: Conditions | null): Matching {
  const { code } = useLocale()
  const hasConditions = conditions !== null && conditions.rows.length > 0
  const { data, error } = useRead<MatchingPreview>(hasConditions ? '/event-collections/matching' : null, {
    body: { conditions, locale: code, tenantId: tenant },
    keepsPrevious: true,
    debounce: PAUSE_MS,
  })
  return error ? { preview: null, problem: error.message } : { preview: data, problem: null }
}
