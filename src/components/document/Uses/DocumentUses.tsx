'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { trashDialogSlug } from '../Trash/useTrashDocument'
import { HiddenNotice } from '../Publish/HiddenNotice'
import { UsesNotice } from './UsesNotice'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'

/**
 * In confirmation dialogs of a document: where it is used before it is trashed, deleted or unpublished, and which
 * references visitors will not see when it is restored.
 */
export function DocumentUses() {
  const { collectionSlug, id } = useDocumentInfo()
  const dialog = useDialogContent([
    trashDialogSlug(id),
    `delete-${id}`,
    `perma-delete-${id}`,
    `confirm-un-publish-${id}`,
  ])
  const restore = useDialogContent([`restore-${id}`])
  if (!collectionSlug || !id) return null
  return (
    <>
      {dialog && createPortal(<UsesNotice ids={[String(id)]} type={collectionSlug} />, dialog)}
      {restore && createPortal(<HiddenNotice ids={[String(id)]} type={collectionSlug} />, restore)}
    </>
  )
}
