import { toast, useConfig, useDocumentInfo, useDocumentTitle, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { PerformanceCount } from '@/endpoints/events/countPerformances'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'
import { useSaveFirst } from '../SaveState/useSaveFirst'
import type { Uses } from '../Uses/useUses'

/** Long enough to read the toast and press Undo. */
const SHOWN_MS = 10_000

interface TrashDocument {
  /** Its last changes are not saved, and would be lost. Known after `needsConfirmation`. */
  isUnsaved: boolean
  /**
   * Saves it first. Whether that failed, other documents refer to it or are trashed with it, or Undo would not fully
   * restore it.
   */
  needsConfirmation: () => Promise<boolean>
  trash: () => Promise<void>
}

/** Moves the document on screen to the trash, shows a toast with Undo, and opens the list. */
export function useTrashDocument(): TrashDocument {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const { routes } = useConfig().config
  const { setModified } = useForm()
  const saveFirst = useSaveFirst()
  const [isUnsaved, setUnsaved] = useState(false)
  const { title } = useDocumentTitle()
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo()
  const path = `/${collectionSlug}/${id}` as const
  /** A live document with a newer draft can be restored as only one of the two. */
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0

  async function needsConfirmation(): Promise<boolean> {
    const isSaved = await saveFirst()
    setUnsaved(!isSaved)
    if (!isSaved || isChanged) return true
    const ids = [id]
    const [uses, performances] = await Promise.all([
      call<Uses>('POST', `/documents/${collectionSlug}/uses`, { ids }),
      collectionSlug === 'events' ? call<PerformanceCount>('POST', '/events/performances/count', { ids }) : null,
    ])
    // Ask for confirmation if this could not be determined.
    if (!uses.success || (performances && !performances.success)) return true
    return uses.doc.total > 0 || uses.doc.planned > 0 || (performances?.doc.along ?? 0) > 0
  }

  async function trash(): Promise<void> {
    const result = await call('PATCH', path, { deletedAt: new Date().toISOString() })
    if (!result.success) return void toast.error(t('trashFailed'), { description: result.error || t('tryAgain') })
    // Clears the unsaved state, so that leaving the screen needs no confirmation.
    setModified(false)
    toast.success(t('trashMoved', { title }), {
      duration: SHOWN_MS,
      ...(!isChanged && { action: { label: t('trashUndo'), onClick: () => void restore() } }),
    })
    router.push(formatAdminURL({ adminRoute: routes.admin, path: `/collections/${collectionSlug}` }))
  }

  async function restore(): Promise<void> {
    const result = await call('PATCH', `${path}?trash=true`, {
      _status: hasPublishedDoc ? 'published' : 'draft',
      deletedAt: null,
    })
    if (!result.success) return void toast.error(t('trashUndoFailed'), { description: result.error || t('tryAgain') })
    toast.success(t('trashUndone', { title }))
    router.refresh()
  }

  return { isUnsaved, needsConfirmation, trash }
}

/** Slug of the dialog that confirms moving a document to the trash, for components that add to it. */
export const trashDialogSlug = (id: number | string | undefined): string => `trash-${id}`
