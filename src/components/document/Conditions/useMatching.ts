'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { MatchingPreview } from '../../../endpoints/events/previewMatching'
import type { Conditions } from '../../../lib/events/conditions/conditions'
import { useApi } from '../../settings/useApi'

const WAIT_MS = 250

export interface Matching {
  preview: MatchingPreview | null
  /** What went wrong; null where nothing did. */
  problem: string | null
}

/** The events that meet conditions, asked for once nobody has changed them for a moment. */
export function useMatching(tenant: string, conditions: Conditions | null): Matching {
  const call = useApi()
  const { code } = useLocale()
  const [found, setFound] = useState<Matching>({ preview: null, problem: null })
  const asked = JSON.stringify(conditions)
  useEffect(() => {
    const sought = JSON.parse(asked) as Conditions | null
    if (!sought || sought.rows.length === 0) return
    let isWanted = true
    const timer = setTimeout(() => {
      void call<MatchingPreview>('POST', '/event-collections/matching', { conditions: sought, locale: code, tenantId: tenant }).then((result) => {
        if (isWanted) setFound(result.success ? { preview: result.doc, problem: null } : { preview: null, problem: result.error })
      })
    }, WAIT_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, call, code, tenant])
  return found
}
