'use client'

import { toast, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi, useMessages } from '@/exports/client'
import { reportPerformancesChanged } from '@/components/document/revisions'
import type { PerformanceRule } from '@/lib/events/recurring/rule'
import type { PerformanceDetails } from '../../lib/change'
import type { AddedPerformances } from '../../operations/addPerformances'

const TOAST_MS = 10_000

/** The performances to add. */
interface NewPerformances {
  details: PerformanceDetails
  rule: PerformanceRule | null
  status: string
  venue: string | null
}

/**
 * Adds performances, with a toast that can undo it.
 * @param onChanged called after each change, to reload what shows the performances
 */
export function useAdd(event: string, onChanged: () => void = reportPerformancesChanged) {
  const t = useMessages()
  const call = useApi()
  const { code: locale } = useLocale()
  const [isBusy, setBusy] = useState(false)

  async function undo(ids: string[]): Promise<void> {
    const result = await call<{ leftOut: string[]; removed: number }>('POST', `/events/${event}/performances/undo`, {
      ids,
    })
    onChanged()
    if (!result.success) return void toast.error(result.error || t('performancesUndoFailed'))
    toast.success(t('performancesUndone', { count: result.doc.removed }))
    for (const reason of result.doc.leftOut) toast.error(reason)
  }

  /** @returns whether they were added */
  async function add({ details, rule, status, venue }: NewPerformances): Promise<boolean> {
    setBusy(true)
    const result = await call<AddedPerformances>('POST', `/events/${event}/performances`, {
      ...details,
      locale,
      rule,
      status,
      venue,
    })
    onChanged()
    setBusy(false)
    if (!result.success) toast.error(result.error || t('performancesAddFailed'))
    else
      toast.success(t('performancesAdded', { count: result.doc.added }), {
        action: { label: t('performancesUndo'), onClick: () => void undo(result.doc.ids) },
        duration: TOAST_MS,
      })
    return result.success
  }

  return { add, isBusy }
}
