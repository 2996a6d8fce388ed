'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import type { Change } from '@/lib/content/changes/changedField'

export interface Comparison {
  changes: Change[]
  more: number
  /** The user who is editing it now, if it is another one. */
  lockedBy: string | null
  savedAt: string | null
  savedBy: string | null
  updatedAt: string
}

interface ComparisonOptions {
  /** The document as loaded; null to load nothing. */
  base: Record<string, unknown> | null
  screen: string
}

/** Differences between the latest version of the document on screen and `base`; null until loaded. */
export function useComparison({ base, screen }: ComparisonOptions): {
  comparison: Comparison | null
  hasFailed: boolean
} {
  const call = useApi()
  const { code } = useLocale()
  const { collectionSlug, id } = useDocumentInfo()
  const [found, setFound] = useState<{ comparison: Comparison | null; base: object } | null>(null)
  useEffect(() => {
    if (!base || !collectionSlug || !id) return
    let isCurrent = true
    void call<Comparison>('POST', `/documents/${collectionSlug}/${id}/compare`, { base, locale: code, screen }).then(
      (result) => {
        if (isCurrent) setFound({ comparison: result.success ? result.doc : null, base })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [base, call, code, collectionSlug, id, screen])
  const isLoaded = found !== null && found.base === base
  return { comparison: isLoaded ? found.comparison : null, hasFailed: isLoaded && found.comparison === null }
}
