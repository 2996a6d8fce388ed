'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi, useMessages, useRead } from '@/exports/client'
import type { MarkState } from '../../lib/marks/fieldMarks'

export interface MarkShown {
  field: string
  isAttribute: boolean
  isLocalized: boolean
  label: string
  /** Name of the target. */
  name: string
  /** What the box office says instead; null if it is the same or not known. */
  says: string | null
  state: MarkState
}

/** Response with the sync state of a document's fields. */
interface MarksShown {
  fields: MarkShown[]
  /** Language that a sync writes. */
  language: string | null
  provider: string | null
  syncedAt: string | null
}

/** Marks may change with each save; all fields of a form share one request. */
const FRESH_MS = 1_000

/** Marks of a document's fields, requested once for all of them. */
export function useMarks(type: string, id: string | null) {
  const t = useMessages()
  const call = useApi()
  const { lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const [problem, setProblem] = useState<string | null>(null)
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set())
  const { data } = useRead<MarksShown>(id ? `/ticketing/marks/${type}/${id}` : null, {
    freshFor: FRESH_MS,
    keepsPrevious: true,
    revision: lastUpdateTime,
  })

  async function follow(name: string) {
    setProblem(null)
    const response = await call<MarksShown>('POST', `/ticketing/marks/${type}/${id}/follow`, { name })
    // What was taken back of a document follows again together.
    const isTogether = data?.fields.some((mark) => mark.name === name && isTakenBack(mark)) ?? false
    const together = isTogether ? (data?.fields.filter(isTakenBack) ?? []) : []
    if (response.success) setFollowed((before) => new Set([...before, name, ...together.map((mark) => mark.name)]))
    else setProblem(response.error || t('ticketingFollowFailed'))
  }

  // Localised values in other languages are never synced.
  const fields = data?.fields.filter(({ isLocalized }) => !isLocalized || data.language === code) ?? []
  return { fields, follow, followed, problem, provider: data?.provider ?? null, syncedAt: data?.syncedAt ?? null }
}

const isTakenBack = ({ state }: MarkShown): boolean => state === 'kept' || state === 'takenBack'
