'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import { UsesDialog } from './UsesDialog'

/** Menu entry of a document: where it is used. */
export function WhereUsed() {
  const t = useMessages()
  const { collectionSlug, id } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || !id) return null
  return (
    <>
      <PopupList.Button id="action-uses" onClick={() => setOpen(true)}>
        {t('usesAsk')}
      </PopupList.Button>
      {isOpen && <UsesDialog id={String(id)} onClose={() => setOpen(false)} type={collectionSlug} />}
    </>
  )
}
