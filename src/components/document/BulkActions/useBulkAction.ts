'use client'

import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useLocale, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import { showRefusal } from '@/components/frame/RefusedCalls/showRefusal'
import { useMessages } from '@/components/ui/useMessages'
import { useIsTrash } from '../TrashList/TrashList'
import { useSelected } from '../WholeList/useWholeList'
import { readBulkResponse, bulkRequest, type BulkAction, type BulkResponse } from './bulkRequest'

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

export type RunBulkAction = (action: BulkAction, choices?: BulkChangeChoices) => Promise<void>

/**
 * Runs a bulk action on the selected documents, reports the outcome and the documents left unchanged, and reloads the
 * list.
 */
export function useBulkAction(type: string): RunBulkAction {
  const call = useCall()
  const translate = useMessages()
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
    const { options, path } = bulkRequest({
      action,
      asPublished,
      isTrash,
      locale,
      now: new Date().toISOString(),
      selected,
      type,
    })
    const { response, error } = await readResponse(call<BulkResponse>(path, options))
    const count = response?.docs.length ?? 0
    const { plural, singular } = getEntityConfig({ collectionSlug: type })?.labels ?? {}
    if (response && count > 0) {
      const label = getTranslation((count === 1 ? singular : plural) ?? type, i18n)
      const ids = response.docs.map(({ id }) => String(id))
      toast.success(
        t(DONE[action], { count, label }),
        undo && { action: { label: translate('trashUndo'), onClick: () => void undo(ids) }, duration: UNDO_SHOWN_MS },
      )
    }
    if (error) showRefusal(error.body, translate, error.serverMessage || t('error:unknown'))
    if (!response) return
    const address = new URLSearchParams(params)
    if (String(selectAll) === 'allAvailable') address.set('page', '1')
    else address.delete('page')
    toggleAll()
    router.replace(`?${address}`)
    clearRouteCache()
  }
}

/** If some documents failed, the body of the error lists the ones that succeeded. */
async function readResponse(
  request: Promise<BulkResponse>,
): Promise<{ response: BulkResponse | null; error: CallError | null }> {
  try {
    return { response: await request, error: null }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { response: readBulkResponse(error.body), error }
  }
}
