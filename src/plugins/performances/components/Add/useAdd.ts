'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { useWords } from '../../../../components/ui/useWords'
import type { AddedPerformances } from '../../operations/addPerformances'
import { ruleOf, type RuleForm } from './ruleForm'

const SHOWN_MS = 10_000

/** Adds performances, and takes them back where somebody says so right after. */
export function useAdd(event: string) {
  const t = useWords()
  const call = useApi()
  const [isBusy, setBusy] = useState(false)

  async function undo(ids: string[]): Promise<void> {
    const result = await call<{ leftOut: string[]; removed: number }>('POST', `/events/${event}/performances/undo`, { ids })
    if (!result.success) return void toast.error(result.error || t('performancesUndoFailed'))
    toast.success(t('performancesUndone', { count: result.doc.removed }))
    for (const reason of result.doc.leftOut) toast.error(reason)
  }

  /** @returns whether they were added */
  async function add(form: RuleForm, status: string): Promise<boolean> {
    setBusy(true)
    const result = await call<AddedPerformances>('POST', `/events/${event}/performances`, { rule: ruleOf(form), status, venue: form.venue })
    setBusy(false)
    if (!result.success) toast.error(result.error || t('performancesAddFailed'))
    else toast.success(t('performancesAdded', { count: result.doc.added }), { action: { label: t('performancesUndo'), onClick: () => void undo(result.doc.ids) }, duration: SHOWN_MS })
    return result.success
  }

  return { add, isBusy }
}
