'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, useCall, useMessages } from '@/exports/client'
import { useSaveFirst } from '@/components/document/SaveState/useSaveFirst'
import { refreshReviews, useReview } from './useReview'
import { NoteDialog } from './NoteDialog'

/** Asks people who may publish the open document to review it. Replaces the publish button for those who may not. */
export function AskButton() {
  const t = useMessages()
  const call = useCall()
  const { hasPublishedDoc, hasPublishPermission, hasSavePermission, unpublishedVersionCount } = useDocumentInfo()
  const { path, review } = useReview()
  const saveFirst = useSaveFirst()
  const [isOpen, setOpen] = useState(false)
  const isFullyPublished = hasPublishedDoc && unpublishedVersionCount === 0
  if (!path || hasPublishPermission || !hasSavePermission || isFullyPublished) return null
  const isRequested = review?.state === 'asked'

  const requestReview = async (note: string) => {
    if (!(await saveFirst())) return t('reviewUnsaved')
    await call(path, { body: note ? { note } : {} })
    refreshReviews()
    toast.success(t('reviewAsked'))
    return undefined
  }

  return (
    <>
      <Button icon="Send" variant={isRequested ? undefined : 'primary'} onClick={() => setOpen(true)}>
        {t(isRequested ? 'reviewAskAgain' : 'reviewAsk')}
      </Button>
      {isOpen && (
        <NoteDialog
          action={t('reviewAsk')}
          description={t('reviewAskHelp')}
          initial={isRequested && review.isOwn ? (review.note ?? '') : ''}
          label={t('reviewNote')}
          onClose={() => setOpen(false)}
          onSend={requestReview}
          title={t('reviewAsk')}
        />
      )}
    </>
  )
}
