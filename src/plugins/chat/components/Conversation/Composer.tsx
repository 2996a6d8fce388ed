'use client'

import type { KeyboardEvent, Ref } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import unseen from '../../../../components/ui/unseen.module.css'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Composer.module.css'

interface Props {
  field?: Ref<HTMLTextAreaElement>
  /** An answer is being waited for or read: it can be stopped, and nothing can be sent. */
  isBusy: boolean
  onSend: () => void
  onStop?: () => void
  onText: (text: string) => void
  text: string
}

/** Longest message, as the server takes it. */
const MAX = 8_000

/** A field to type in. Enter sends, Shift and Enter begin a new line. */
export function Composer({ field, isBusy, onSend, onStop, onText, text }: Props) {
  const t = useWords()
  const canSend = !isBusy && text.trim() !== ''
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      <label>
        <span className={unseen.unseen}>{t('chatInput')}</span>
        <textarea className={styles.input} dir="auto" maxLength={MAX} onChange={(event) => onText(event.target.value)} onKeyDown={onKey} placeholder={t('chatInputHint')} ref={field} rows={3} value={text} />
      </label>
      {isBusy && onStop ? (
        <Button className={styles.send} icon="Square" onClick={onStop}>
          {t('chatStop')}
        </Button>
      ) : (
        <Button className={styles.send} disabled={!canSend} icon="ArrowUp" look="primary" type="submit">
          {t('chatSend')}
        </Button>
      )}
    </form>
  )
}
