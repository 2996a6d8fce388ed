'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { useMessages } from '../../../ui/useMessages'
import styles from '../Answers.module.css'
import { useAnswerActions } from '../Board/useAnswerActions'

interface Props {
  /** Address of the list, narrowed down as it was. */
  answers: string
  formId: string
  id: string
  mayDelete: boolean
  /** Addresses of those beside it. */
  newer: string | null
  older: string | null
}

/** What can be done with the answer on screen, and the way to those beside it: by the arrow keys, too. */
export function AnswerActions({ answers, formId, id, mayDelete, newer, older }: Props) {
  const t = useMessages()
  const router = useRouter()
  const { isBusy, mark, remove } = useAnswerActions(formId)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const to = { ArrowLeft: isRightToLeft() ? older : newer, ArrowRight: isRightToLeft() ? newer : older }[event.key]
      if (!to || isAsking || isTaken(event)) return
      event.preventDefault()
      router.push(to)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [isAsking, newer, older, router])
  const away = (to: string) => (isDone: boolean) => isDone && router.push(to)
  return (
    <>
      <nav aria-describedby="answer-keys" aria-label={t('answerBeside')} className={styles.beside}>
        {newer && <Button href={newer}>{t('answerNewer')}</Button>}
        {older && <Button href={older}>{t('answerOlder')}</Button>}
        <span hidden id="answer-keys">
          {t('answerKeys')}
        </span>
      </nav>
      <Button disabled={isBusy} onClick={() => void mark({ ids: [id] }, false).then(away(answers))}>
        {t('answerMarkUnread')}
      </Button>
      <Button href={answers}>{t('answerBack')}</Button>
      {mayDelete && (
        <Button disabled={isBusy} variant="danger" onClick={() => setAsking(true)}>
          {t('answersDelete')}
        </Button>
      )}
      <Dialog
        action={
          <Button
            disabled={isBusy}
            variant="danger"
            onClick={() => void remove({ ids: [id] }).then(away(older ?? newer ?? answers))}
          >
            {t('answersDelete')}
          </Button>
        }
        cancelWord={t('answersCancel')}
        description={t('answerDeleteQuestion')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('answerDelete')}
      />
    </>
  )
}

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** Keys that belong to whatever has the focus, or to the browser. */
const isTaken = ({ altKey, ctrlKey, defaultPrevented, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="region"], [role="listbox"]',
    ) !== null)
