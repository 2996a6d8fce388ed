'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { isolated } from '../../../lib/text/isolated'
import { useRead } from '../../calls/useRead'
import { useWords } from '../../ui/useWords'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'

/** Says when a locked document was last changed, as its site writes it: Payload's dialog has the reader's clock, and does not say so. */
export function LockedSince() {
  const t = useWords()
  const { collectionSlug, id } = useDocumentInfo()
  const dialog = useDialogContent(['document-locked'])
  const { data } = useRead<{ changed: string | null }>(
    dialog && collectionSlug && id ? `/documents/${collectionSlug}/${id}/lock` : null,
  )
  const changed = data?.changed
  return dialog && changed
    ? createPortal(<p data-changed="">{t('editingLastChanged', { moment: isolated(changed) })}</p>, dialog)
    : null
}
