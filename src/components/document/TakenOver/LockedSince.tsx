'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isolated } from '../../../lib/text/isolated'
import { useApi } from '../../settings/useApi'
import { useWords } from '../../ui/useWords'
import { useDialogContent } from '../useDialogContent'

/** Says when a locked document was last changed, as its site writes it: Payload's dialog has the reader's clock, and does not say so. */
export function LockedSince() {
  const t = useWords()
  const call = useApi()
  const { collectionSlug, id } = useDocumentInfo()
  const dialog = useDialogContent(['document-locked'])
  const [changed, setChanged] = useState<string | null>(null)
  const isOpen = dialog !== null
  useEffect(() => {
    if (!isOpen || !collectionSlug || !id) return
    let isWanted = true
    void call<{ changed: string | null }>('GET', `/documents/${collectionSlug}/${id}/lock`).then((answer) => {
      if (isWanted && answer.success) setChanged(answer.doc.changed)
    })
    return () => {
      isWanted = false
    }
  }, [call, collectionSlug, id, isOpen])
  return dialog && changed ? createPortal(<p data-changed="">{t('editingLastChanged', { moment: isolated(changed) })}</p>, dialog) : null
}
