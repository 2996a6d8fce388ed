'use client'

import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useLocale, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { CallError } from '../../calls/CallError'
import { useCall } from '../../calls/useCall'
import { showRefusal } from '../../frame/RefusedCalls/showRefusal'
import { useMessages } from '../../ui/useMessages'
import { useIsTrash } from '../TrashList/useIsTrash'
import { useSelected } from '../WholeList/useSelected'
import { bulkAnswer, bulkCall, type BulkAction, type BulkAnswer } from './bulkChange'

const DONE = {
  delete: 'general:permanentlyDeletedCountSuccessfully',
  publish: 'general:updatedCountSuccessfully',
  restore: 'general:restoredCountSuccessfully',
  trash: 'general:trashedCountSuccessfully',
  unpublish: 'general:updatedCountSuccessfully',
} as const

/** Long enough to read the message and to press Undo, in milliseconds. */
const UNDO_SHOWN_MS = 10_000

interface BulkChangeChoices {
  asPublished?: boolean
  /** Takes the change of these documents back; offered in the message. */
  undo?: (ids: string[]) => Promise<void>
}

export type DoBulkChange = (action: BulkAction, choices?: BulkChangeChoices) => Promise<void>

/** Does something to all that are selected in a list, says how it went and which were left as they were, and reads the list again. */
export function useBulkChange(type: string): DoBulkChange {
  const call = useCall()
  const say = useMessages()
  const { i18n, t } = useTranslation()
  const { code: locale } = useLocale()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const { selectAll, toggleAll } = useSelection()
  const router = useRouter()
  const params = useSearchParams()
  const isTrash = useIsTrash()
  const selected = useSelected(type)

  return async (action, { asPublished = false, undo } = {}) => {
    const { options, path } = bulkCall({
      action,
      asPublished,
      isTrash,
      locale,
      now: new Date().toISOString(),
      selected,
      type,
    })
    const { answer, error } = await answerOf(call<BulkAnswer>(path, options))
    const count = answer?.docs.length ?? 0
    const { plural, singular } = getEntityConfig({ collectionSlug: type })?.labels ?? {}
    if (answer && count > 0) {
      const label = getTranslation((count === 1 ? singular : plural) ?? type, i18n)
      const ids = answer.docs.map(({ id }) => String(id))
      toast.success(
        t(DONE[action], { count, label }),
        undo && { action: { label: say('trashUndo'), onClick: () => void undo(ids) }, duration: UNDO_SHOWN_MS },
      )
    }
    if (error) showRefusal(error.body, say, error.message || t('error:unknown'))
    if (!answer) return
    const address = new URLSearchParams(params)
    if (String(selectAll) === 'allAvailable') address.set('page', '1')
    else address.delete('page')
    toggleAll()
    router.replace(`?${address}`)
    clearRouteCache()
  }
}

/** Where some of many were refused, the others are in the refusal. */
async function answerOf(calling: Promise<BulkAnswer>): Promise<{ answer: BulkAnswer | null; error: CallError | null }> {
  try {
    return { answer: await calling, error: null }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { answer: bulkAnswer(error.body), error }
  }
}
