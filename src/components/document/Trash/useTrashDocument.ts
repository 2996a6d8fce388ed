import { toast, useConfig, useDocumentInfo, useDocumentTitle, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { PerformanceCount } from '../../../endpoints/events/countPerformances'
import { useApi } from '../../calls/useApi'
import { useWords } from '../../ui/useWords'
import type { Uses } from '../Uses/useUses'

/** Time enough to read it and to press Undo. */
const SHOWN_MS = 10_000

interface TrashDocument {
  /** Whether something else misses it, goes along, or does not come back with Undo as it was. */
  needsAsking: () => Promise<boolean>
  trash: () => Promise<void>
}

/** Moves the document on screen to the trash, says so with a way back, and opens its list. */
export function useTrashDocument(): TrashDocument {
  const t = useWords()
  const call = useApi()
  const router = useRouter()
  const { routes } = useConfig().config
  const { setModified } = useForm()
  const { title } = useDocumentTitle()
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo()
  const path = `/${collectionSlug}/${id}` as const
  /** What is live and has a newer draft comes back as one of the two only. */
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0

  async function needsAsking(): Promise<boolean> {
    if (isChanged) return true
    const ids = [id]
    const [uses, performances] = await Promise.all([
      call<Uses>('POST', `/documents/${collectionSlug}/uses`, { ids }),
      collectionSlug === 'events' ? call<PerformanceCount>('POST', '/events/performances/count', { ids }) : null,
    ])
    // What could not be found out is asked.
    if (!uses.success || (performances && !performances.success)) return true
    return uses.doc.total > 0 || (performances?.doc.along ?? 0) > 0
  }

  async function trash(): Promise<void> {
    const result = await call('PATCH', path, { deletedAt: new Date().toISOString() })
    if (!result.success) return void toast.error(t('trashFailed'), { description: result.error || t('tryAgain') })
    // Nothing of it can be lost any more: the screen may be left.
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

  return { needsAsking, trash }
}
