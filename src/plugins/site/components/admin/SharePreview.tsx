'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/components/document/Control.module.css'
import { Button, useMessages } from '@/exports/client'
import { ShareDialog } from './ShareDialog'

/** Opens the dialog that shares a draft with people who have no account. Only saved documents can be shared. */
export function SharePreview() {
  const t = useMessages()
  const { collectionSlug, docPermissions, id, isTrashed } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || !id || isTrashed || isInDrawer) return null
  return (
    <>
      <Button className={styles.minor} icon="Share2" onClick={() => setOpen(true)} title={t('previewShare')}>
        {t('previewShare')}
      </Button>
      {isOpen && (
        <ShareDialog
          document={`${collectionSlug}/${id}`}
          mayShare={Boolean(docPermissions && 'update' in docPermissions && docPermissions.update)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
