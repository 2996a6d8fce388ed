'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { isolateText } from '@/lib/text/isolated'
import { useRead } from '@/components/calls/useRead'
import { useMessages } from '@/components/ui/useMessages'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'

/**
 * Shows when a locked document was last changed, in the site's format: Payload's dialog uses the browser's time zone
 * without naming it.
 */
export function LockedSince() {
  const t = useMessages()
  const { collectionSlug, id } = useDocumentInfo()
  const dialog = useDialogContent(['document-locked'])
  const { data } = useRead<{ changed: string | null }>(
    dialog && collectionSlug && id ? `/documents/${collectionSlug}/${id}/lock` : null,
  )
  const changedAt = data?.changed
  return dialog && changedAt
    ? createPortal(<p data-changed="">{t('editingLastChanged', { moment: isolateText(changedAt) })}</p>, dialog)
    : null
}
