'use client'

import { lazy, Suspense, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import unseen from '../../../../components/ui/unseen.module.css'
import { useMessages } from '../../../../components/ui/useMessages'
import { ATTACHED_TYPES, inMegabytes, MAX_FILE_BYTES, MAX_FILES } from '../../lib/attachments/limits'
import { isUploading, toAttached } from '../Attachments/attached'
import type { TrayProps } from '../Attachments/Tray'
import styles from './Composer.module.css'

// Most messages come without a file.
const Tray = lazy(() => import('../Attachments/Tray'))

interface Props extends Omit<TrayProps, 'onRemoved' | 'onSend'> {
  field?: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
  onStop?: () => void
  onText: (text: string) => void
  text: string
}

/** Longest message, as the server takes it. */
const MAX = 8_000

/** A field to type in, and files to go along: chosen or pasted, or dropped around it (`useFileDrop`). Enter sends, Shift and Enter begin a new line. */
export function Composer({ field, onSend, onStop, onText, text, ...tray }: Props) {
  const t = useMessages()
  const own = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { attached, isBusy, onAttached } = tray
  const canSend = !isBusy && text.trim() !== '' && !isUploading(attached)
  const add = (files: FileList) => {
    // Read at once: a list of files is emptied when its event is over.
    const more = toAttached(files)
    onAttached((known) => [...known, ...more])
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend(text)
  }
  const area = field ?? own
  return (
    <form
      className={styles.composer}
      onPaste={(event) => {
        // What is copied from a document comes as a picture of itself, too.
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
          maxLength={MAX}
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
            // The same file can be chosen once more.
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
