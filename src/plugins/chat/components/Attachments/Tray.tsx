'use client'

import { useEffect, useRef } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import { Button } from '../../../../components/ui/Button/Button'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useStable } from '../../../../components/ui/useStable'
import { useMessages } from '../../../../components/ui/useMessages'
import type { Attachment } from '../../lib/attachments/attachment'
import { inMegabytes, MAX_FILE_BYTES, MAX_FILES, PDF } from '../../lib/attachments/limits'
import type { ModelReads } from '../../lib/models/chooseModel'
import { isUploading, limitOf, type Attached } from './attached'
import styles from './Attachments.module.css'
import { FileChip } from './FileChip'

export interface TrayProps {
  attached: Attached[]
  /** Id of the conversation, which may begin with the message. */
  chat: string
  isBusy: boolean
  isGuide: boolean
  onAttached: (change: (known: Attached[]) => Attached[]) => void
  /** A file was removed: whoever works by keyboard goes on at the field. */
  onRemoved: () => void
  /** Sends a text with what is attached. */
  onSend: (text: string) => void
  reads: ModelReads
  tenant: string
}

/** What goes with the next message, each file uploaded as soon as it is chosen; loaded with the first. */
export default function Tray({
  attached,
  chat,
  isBusy,
  isGuide,
  onAttached,
  onRemoved,
  onSend,
  reads,
  tenant,
}: TrayProps) {
  const t = useMessages()
  const call = useCall()
  const begun = useRef(new Set<string>())
  const put = (key: string, change: Partial<Attached>) =>
    onAttached((known) => known.map((one) => (one.key === key ? { ...one, ...change } : one)))

  const upload = useStable(async ({ file, key }: Attached) => {
    const refused = limitOf(file!, attached)
    if (refused) return put(key, { problem: t(refused.word, refused.values) })
    const body = new FormData()
    body.append('chat', chat)
    body.append('tenant', tenant)
    body.append('file', file!)
    try {
      put(key, { stored: await call<Attachment>('/chat-attachments', { body }) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      put(key, {
        problem: error.status >= 400 && error.status < 500 && error.message ? error.message : t('chatAttachFailed'),
      })
    }
  })

  useEffect(() => {
    for (const one of attached) {
      if (!one.file || one.stored || one.problem || begun.current.has(one.key)) continue
      begun.current.add(one.key)
      void upload(one)
    }
  }, [attached, upload])

  function remove({ file, key, stored }: Attached): void {
    onAttached((known) => known.filter((one) => one.key !== key))
    // What cannot be removed there goes by itself, as it is never sent. What was sent before stays until it is sent without it.
    if (file && stored) call(`/chat-attachments/${stored.id}`, { method: 'DELETE' }).catch(() => undefined)
    onRemoved()
  }

  const hint = hintFor(attached, isGuide, reads)
  const isWaiting = isUploading(attached)
  return (
    <div className={styles.tray}>
      <ul aria-label={t('chatAttached')} className={styles.chips}>
        {attached.map((one) => {
          const { file, key, problem, stored } = one
          const name = stored?.name ?? file?.name ?? ''
          return (
            <FileChip file={stored ?? { bytes: file?.size ?? 0, name, type: file?.type ?? '' }} key={key}>
              <button
                aria-label={t('chatAttachRemove', { name })}
                className={styles.remove}
                onClick={() => remove(one)}
                title={t('chatAttachRemove', { name })}
                type="button"
              >
                <Icon name="X" />
              </button>
              {problem ? (
                <span className={styles.problem} role="alert">
                  {problem}
                </span>
              ) : (
                !stored && (
                  <span className={styles.waiting} role="status">
                    {t('chatAttaching')}
                  </span>
                )
              )}
            </FileChip>
          )
        })}
      </ul>
      <p className={styles.hint}>
        {[t('chatAttachLimits', { count: MAX_FILES, megabytes: inMegabytes(MAX_FILE_BYTES) }), hint && t(hint)]
          .filter(Boolean)
          .join('. ')}
      </p>
      {attached.some(({ stored }) => stored) && (
        <div>
          {/* The guide understands English. */}
          <Button
            disabled={isBusy || isWaiting}
            onClick={() => onSend(isGuide ? 'Make a page of this' : t('chatMakePage'))}
          >
            {t('chatMakePage')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What the model cannot do with these files. */
function hintFor(
  attached: Attached[],
  isGuide: boolean,
  reads: ModelReads,
): 'chatAttachGuide' | 'chatAttachNoPdf' | 'chatAttachNothing' | null {
  if (isGuide) return 'chatAttachGuide'
  if (!reads.pictures) return 'chatAttachNothing'
  return !reads.pdf && attached.some(({ file, stored }) => (stored ?? file)?.type === PDF) ? 'chatAttachNoPdf' : null
}
