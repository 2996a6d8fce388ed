'use client'

import { toast, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { readBulkResponse, bulkRequest, type BulkResponse } from '@/components/document/BulkActions/bulkRequest'
import { reportPerformancesChanged } from '@/components/document/revisions'
import type { PerformanceChange } from '../../lib/change'
import type { ChangedPerformances } from '../../operations/changePerformances'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import type { RestoredPerformances } from '../../operations/restorePerformances'
import { onlyItem } from '@/lib/lists/items'

const TOAST_MS = 15_000

/** Why a change failed: a summary, and the reason for each performance. */
interface Problem {
  message: string
  reasons: string[]
}

export interface Changes {
  /** @returns whether they were changed */
  change: (rows: PerformanceRow[], change: PerformanceChange) => Promise<boolean>
  dismiss: () => void
  isBusy: boolean
  problem: Problem | null
  publish: (rows: PerformanceRow[]) => Promise<void>
}

/** Changes performances of an event, with a toast that can undo it. */
export function useChanges(event: string): Changes {
  const t = useMessages()
  const api = useApi()
  const call = useCall()
  const { code: locale } = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function restore(undo: ChangedPerformances['undo']): Promise<void> {
    const result = await api<RestoredPerformances>('POST', `/events/${event}/performances/restore`, {
      locale,
      performances: undo,
    })
    reportPerformancesChanged()
    if (!result.success) return void toast.error(result.error || t('tableRestoreFailed'))
    const { leftOut, restored } = result.doc
    if (restored > 0) toast.success(t('tableRestored', { count: restored }))
    const only = onlyItem(leftOut)
    if (only !== undefined) setProblem({ message: only, reasons: [] })
    else if (leftOut.length > 0) setProblem({ message: t('tableRestoreFailed'), reasons: leftOut })
  }

  async function change(rows: PerformanceRow[], requestedChange: PerformanceChange): Promise<boolean> {
    setBusy(true)
    setProblem(null)
    const result = await api<ChangedPerformances>('POST', `/events/${event}/performances/change`, {
      change: requestedChange,
      locale,
      performances: rows.map(({ id, updatedAt }) => ({ id, seen: updatedAt })),
    })
    setBusy(false)
    reportPerformancesChanged()
    if (!result.success) {
      const reasons = result.errors?.map(({ message }) => message) ?? []
      setProblem({ message: result.error || t('tableChangeFailed'), reasons: reasons.length > 1 ? reasons : [] })
      return false
    }
    const { changed, clashes, drafts, shifted, undo } = result.doc
    const notes = [
      shifted > 0 && t('performancesTwice'),
      clashes > 0 && t('tableClashes', { count: clashes }),
      drafts > 0 && t('tableDraftsWait', { count: drafts }),
    ].filter(Boolean)
    toast.success(t('tableChanged', { count: changed }), {
      action: { label: t('performancesUndo'), onClick: () => void restore(undo) },
      description: notes.join(' ') || undefined,
      duration: TOAST_MS,
    })
    return true
  }

  async function publish(rows: PerformanceRow[]): Promise<void> {
    setBusy(true)
    setProblem(null)
    const { options, path } = bulkRequest({
      action: 'publish',
      isTrash: false,
      locale,
      now: new Date().toISOString(),
      selected: [{ id: { in: rows.map(({ id }) => id) } }],
      type: 'event-instances',
    })
    try {
      notifyPublished(await call<BulkResponse>(path, options))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const answer = readBulkResponse(error.body)
      if (answer) notifyPublished(answer)
      setProblem({
        message: error.serverMessage || t('tablePublishFailed'),
        reasons: answer?.errors.flatMap(({ message }) => message ?? []) ?? [],
      })
    }
    setBusy(false)
    reportPerformancesChanged()
  }

  const notifyPublished = ({ docs }: BulkResponse) =>
    docs.length > 0 && toast.success(t('tablePublished', { count: docs.length }))

  return { change, dismiss: () => setProblem(null), isBusy, problem, publish }
}
