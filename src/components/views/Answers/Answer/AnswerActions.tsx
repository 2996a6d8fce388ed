'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Answers.module.css'
import { useAnswerActions } from '../Board/useAnswerActions'

interface Props {
  /** URL of the list, with its filters. */
  answers: string
  formId: string
  id: string
  mayDelete: boolean
  /** URLs of the adjacent submissions. */
  newer: string | null
  older: string | null
  /** Opens a mail to the visitor; null without an email address. */
  reply: string | null
}

/** Actions on the submission on screen, and navigation to the adjacent ones, also by arrow keys. */
export function AnswerActions({ answers, formId, id, mayDelete, newer, older, reply }: Props) {
  const t = useMessages()
  const router = useRouter()
  const { isBusy, mark, remove } = useAnswerActions(formId)
  const [isConfirming, setConfirming] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = { ArrowLeft: isRightToLeft() ? older : newer, ArrowRight: isRightToLeft() ? newer : older }[
        event.key
      ]
      if (!target || isConfirming || isHandledElsewhere(event)) return
      event.preventDefault()
      router.push(target)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isConfirming, newer, older, router])
  const leaveTo = (href: string) => (isDone: boolean) => isDone && router.push(href)
  return (
    <>
      <nav aria-describedby="answer-keys" aria-label={t('answerBeside')} className={styles.beside}>
        {newer && <Button href={newer}>{t('answerNewer')}</Button>}
        {older && <Button href={older}>{t('answerOlder')}</Button>}
        <span hidden id="answer-keys">
          {t('answerKeys')}
        </span>
      </nav>
      {reply && (
        <Button href={reply} icon="Mail" isFullLoad variant="primary">
          {t('answerReply')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void mark({ ids: [id] }, false).then(leaveTo(answers))}>
        {t('answerMarkUnread')}
      </Button>
      <Button href={answers}>{t('answerBack')}</Button>
      {mayDelete && (
        <Button disabled={isBusy} variant="danger" onClick={() => setConfirming(true)}>
          {t('answersDelete')}
        </Button>
      )}
      <Dialog
        action={
          <Button
            disabled={isBusy}
            variant="danger"
            onClick={() => void remove({ ids: [id] }).then(leaveTo(older ?? newer ?? answers))}
          >
            {t('answersDelete')}
          </Button>
        }
        cancelLabel={t('answersCancel')}
        description={t('answerDeleteQuestion')}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('answerDelete')}
      />
    </>
  )
}

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** Whether the key belongs to the focused element or to the browser. */
const isHandledElsewhere = ({ altKey, ctrlKey, defaultPrevented, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="region"], [role="listbox"]',
    ) !== null)
