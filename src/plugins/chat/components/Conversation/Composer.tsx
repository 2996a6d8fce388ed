'use client'

import { lazy, Suspense, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Button, useMessages } from '@/exports/client'
import unseen from '@/components/ui/unseen.module.css'
import { ATTACHED_TYPES, inMegabytes, MAX_FILE_BYTES, MAX_FILES } from '../../lib/attachments/limits'
import { isUploading, toAttached } from '../Attachments/attached'
import type { TrayProps } from '../Attachments/Tray'
import styles from './Composer.module.css'

// Loaded lazily, as most messages have no attachment.
const Tray = lazy(() => import('../Attachments/Tray'))

interface Props extends Omit<TrayProps, 'onRemoved' | 'onSend'> {
  field?: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
  onStop?: () => void
  onText: (text: string) => void
  text: string
}

/** Maximum length of a message, in characters; the server enforces the same limit. */
const MAX_LENGTH = 8_000

/**
 * The message field with attachments: chosen, pasted or dropped (`useFileDrop`). Enter sends, Shift+Enter inserts a
 * line break.
 */
export function Composer({ field, onSend, onStop, onText, text, ...tray }: Props) {
  const t = useMessages()
  const ownField = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { attached, isBusy, onAttached } = tray
  const canSend = !isBusy && text.trim() !== '' && !isUploading(attached)
  const add = (files: FileList) => {
    // Read now: the file list is emptied once its event has been handled.
    const added = toAttached(files)
    onAttached((current) => [...current, ...added])
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend(text)
  }
  const area = field ?? ownField
  return (
    <form
      className={styles.composer}
      onPaste={(event) => {
        // Some applications copy text together with a picture of it; the text takes precedence.
        if (event.clipboardData.files.length === 0 || event.clipboardData.getData('text')) return
        event.preventDefault()
        add(event.clipboardData.files)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend(text)
      }}
    >
      {attached.length > 0 && (
        <div className={styles.tray}>
          <Suspense>
            <Tray {...tray} onRemoved={() => area.current?.focus()} onSend={onSend} />
          </Suspense>
        </div>
      )}
      <label>
        <span className={unseen.unseen}>{t('chatInput')}</span>
        <textarea
          className={styles.input}
          dir="auto"
          maxLength={MAX_LENGTH}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKey}
          placeholder={t('chatInputHint')}
          ref={area}
          rows={3}
          value={text}
        />
      </label>
      <div className={styles.buttons}>
        <input
          accept={ATTACHED_TYPES.join()}
          hidden
          multiple
          onChange={({ target }) => {
            if (target.files) add(target.files)
            // Lets the same file be chosen again.
            target.value = ''
          }}
          ref={chooser}
          type="file"
        />
        <Button
          className={styles.send}
          icon="Plus"
          onClick={() => chooser.current?.click()}
          title={t('chatAttachLimits', { count: MAX_FILES, megabytes: inMegabytes(MAX_FILE_BYTES) })}
        >
          {t('chatAttach')}
        </Button>
        {isBusy && onStop ? (
          <Button className={styles.send} icon="Square" onClick={onStop}>
            {t('chatStop')}
          </Button>
        ) : (
          <Button className={styles.send} disabled={!canSend} icon="ArrowUp" variant="primary" type="submit">
            {t('chatSend')}
          </Button>
        )}
      </div>
    </form>
  )
}
