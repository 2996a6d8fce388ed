'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages, useRead } from '@/exports/client'
import { AddDialog, type ReleaseOptions } from './AddDialog'

/** Adds the open document to a release, or shows which release contains it. */
export function AddToRelease() {
  const t = useMessages()
  const { collectionSlug, hasSavePermission, id, isTrashed } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || id === undefined || isTrashed || !hasSavePermission) return null
  return (
    <>
      <PopupList.Button id="action-release" onClick={() => setOpen(true)}>
        {t('releaseAddThis')}
      </PopupList.Button>
      {isOpen && <AddDocumentDialog id={String(id)} onClose={() => setOpen(false)} type={collectionSlug} />}
    </>
  )
}

function AddDocumentDialog({ id, onClose, type }: { id: string; onClose: () => void; type: string }) {
  const { data, error } = useRead<ReleaseOptions>(`/documents/${type}/${id}/release`)
  return (
    <AddDialog
      documents={[{ collection: type, id }]}
      onClose={onClose}
      places={data ?? null}
      problem={error?.message ?? null}
    />
  )
}
