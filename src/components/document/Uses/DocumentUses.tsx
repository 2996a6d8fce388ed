'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { UsesNotice } from './UsesNotice'
import { useDialogContent } from '../useDialogContent'

/** Says where a document is used when it is asked whether it is to go: to the trash, for good, or off the site. */
export function DocumentUses() {
  const { collectionSlug, id } = useDocumentInfo()
  const question = useDialogContent([`delete-${id}`, `perma-delete-${id}`, `confirm-un-publish-${id}`])
  return question && collectionSlug && id ? createPortal(<UsesNotice ids={[String(id)]} type={collectionSlug} />, question) : null
}
