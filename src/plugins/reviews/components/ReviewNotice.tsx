'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Banner, Button, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'
import { relativeTime } from '@/lib/time/relativeTime'
import styles from './Reviews.module.css'
import { refreshReviews, useReview } from './useReview'
import { NoteDialog } from './NoteDialog'

/** Shows who has asked for a review of the open document, and the answer. */
export function ReviewNotice() {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const call = useCall()
  const { mayDecide, path, review } = useReview()
  const [isOpen, setOpen] = useState(false)
  if (!path || !review) return null
  const { answer, askedAt, askedBy, isOwn, note, state } = review
  const since = (moment: string): string => relativeTime(new Date(moment), new Date(), language)
  const nameOf = (name: string | null): string => (name ? isolateText(name) : t('reviewSomebody'))

  const withdraw = async () => {
    try {
      await call(path, { method: 'DELETE' })
      toast.success(t('reviewWithdrawn'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
    }
    refreshReviews()
  }

  const sendBack = async (answerText: string) => {
    await call(`${path}/send-back`, { body: { answer: answerText } })
    refreshReviews()
    toast.success(t('reviewSentBack'))
    return undefined
  }

  if (state === 'sentBack') {
    return (
      <div className={styles.notice}>
        <Banner
          icon="Undo2"
          title={t('reviewSentBackBy', { person: nameOf(answer?.by ?? null), time: since(answer?.at ?? askedAt) })}
        >
          {answer && <span className={styles.words}>{answer.text}</span>}
        </Banner>
      </div>
    )
  }
  const action = mayDecide ? (
    <Button icon="Undo2" onClick={() => setOpen(true)}>
      {t('reviewSendBack')}
    </Button>
  ) : (
    isOwn && (
      <Button variant="quiet" onClick={() => void withdraw()}>
        {t('reviewWithdraw')}
      </Button>
    )
  )
  return (
    <div className={styles.notice}>
      <Banner
        action={action}
        icon="MessageSquare"
        variant="info"
        title={
          isOwn
            ? t('reviewWaits', { time: since(askedAt) })
            : t('reviewAskedBy', { person: nameOf(askedBy), time: since(askedAt) })
        }
      >
        {note && <span className={styles.words}>{note}</span>} {mayDecide && t('reviewDecide')}
      </Banner>
      {isOpen && (
        <NoteDialog
          action={t('reviewSendBack')}
          description={t('reviewSendBackHelp', { person: nameOf(askedBy) })}
          isRequired
          label={t('reviewAnswer')}
          onClose={() => setOpen(false)}
          onSend={sendBack}
          title={t('reviewSendBack')}
        />
      )}
    </div>
  )
}
