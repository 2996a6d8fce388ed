'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../calls/useApi'
import type { Change } from '../../../lib/content/changes/changedField'

export interface Comparison {
  changes: Change[]
  more: number
  /** Who edits it now, where that is somebody else. */
  lockedBy: string | null
  savedAt: string | null
  savedBy: string | null
  updatedAt: string
}

interface ComparisonOptions {
  /** The document as it was read; null while nothing is asked. */
  base: Record<string, unknown> | null
  screen: string
}

/** What the newest version of the document on screen has that a base has not; null until it is known. */
export function useComparison({ base, screen }: ComparisonOptions): {
  comparison: Comparison | null
  hasFailed: boolean
} {
  const call = useApi()
  const { code } = useLocale()
  const { collectionSlug, id } = useDocumentInfo()
  const [found, setFound] = useState<{ comparison: Comparison | null; of: object } | null>(null)
  useEffect(() => {
    if (!base || !collectionSlug || !id) return
    let isWanted = true
    void call<Comparison>('POST', `/documents/${collectionSlug}/${id}/compare`, { base, locale: code, screen }).then(
      (answer) => {
        if (isWanted) setFound({ comparison: answer.success ? answer.doc : null, of: base })
      },
    )
    return () => {
      isWanted = false
    }
  }, [base, call, code, collectionSlug, id, screen])
  const isHere = found !== null && found.of === base
  return { comparison: isHere ? found.comparison : null, hasFailed: isHere && found.comparison === null }
}
