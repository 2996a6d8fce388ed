'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useRead } from '../../../components/calls/useRead'
import { useMessages } from '../../../components/ui/useMessages'
import { AddDialog, type Places } from './AddDialog'

/** Adds the document on screen to a release, or says which one it is in. */
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
      {isOpen && <AddOne id={String(id)} onClose={() => setOpen(false)} type={collectionSlug} />}
    </>
  )
}

function AddOne({ id, onClose, type }: { id: string; onClose: () => void; type: string }) {
  const { data, error } = useRead<Places>(`/documents/${type}/${id}/release`)
  return (
    <AddDialog
      documents={[{ collection: type, id }]}
      onClose={onClose}
      places={data ?? null}
      problem={error?.message ?? null}
    />
  )
}
