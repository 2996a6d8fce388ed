'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { trashQuestion } from '../Trash/trashQuestion'
import { HiddenNotice } from '../Publish/HiddenNotice'
import { UsesNotice } from './UsesNotice'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'

/** In questions about a document: where it is used when it is to go (to the trash, for good, off the site), and what visitors will not see when it comes back. */
export function DocumentUses() {
  const { collectionSlug, id } = useDocumentInfo()
  const question = useDialogContent([
    trashQuestion(id),
    `delete-${id}`,
    `perma-delete-${id}`,
    `confirm-un-publish-${id}`,
  ])
  const restore = useDialogContent([`restore-${id}`])
  if (!collectionSlug || !id) return null
  return (
    <>
      {question && createPortal(<UsesNotice ids={[String(id)]} type={collectionSlug} />, question)}
      {restore && createPortal(<HiddenNotice ids={[String(id)]} type={collectionSlug} />, restore)}
    </>
  )
}
