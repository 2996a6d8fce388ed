'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useCall } from '../../../components/calls/useCall'
import { Button } from '../../../components/ui/Button/Button'
import { useMessages } from '../../../components/ui/useMessages'
import { noteReview, useReview } from './useReview'
import { NoteDialog } from './NoteDialog'

/** Asks those who may publish the document on screen to look at it. */
export function AskButton() {
  const t = useMessages()
  const call = useCall()
  const { hasPublishedDoc, hasPublishPermission, hasSavePermission, unpublishedVersionCount } = useDocumentInfo()
  const { path, review } = useReview()
  const [isOpen, setOpen] = useState(false)
  const isAllLive = hasPublishedDoc && unpublishedVersionCount === 0
  if (!path || hasPublishPermission || !hasSavePermission || isAllLive) return null
  const isAsked = review?.state === 'asked'

  async function ask(note: string) {
    await call(path!, { body: note ? { note } : {} })
    noteReview()
    toast.success(t('reviewAsked'))
  }

  return (
    <>
      <Button icon="Send" variant={isAsked ? undefined : 'primary'} onClick={() => setOpen(true)}>
        {t(isAsked ? 'reviewAskAgain' : 'reviewAsk')}
      </Button>
      {isOpen && (
        <NoteDialog
          action={t('reviewAsk')}
          description={t('reviewAskHelp')}
          initial={isAsked && review.isOwn ? (review.note ?? '') : ''}
          label={t('reviewNote')}
          onClose={() => setOpen(false)}
          onSend={ask}
          title={t('reviewAsk')}
        />
      )}
    </>
  )
}
