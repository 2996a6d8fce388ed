'use client'

import { useEffect, useRef } from 'react'
import { Button, Icon, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { useStableCallback } from '@/components/ui/useStableCallback'
import type { Attachment } from '../../lib/attachments/attachment'
import { inMegabytes, MAX_FILE_BYTES, MAX_FILES, PDF } from '../../lib/attachments/limits'
import type { ModelReads } from '../../lib/models/chooseModel'
import { isUploading, limitOf, type Attached } from './attached'
import styles from './Attachments.module.css'
import { FileChip } from './FileChip'

export interface TrayProps {
  attached: Attached[]
  /** Id of the conversation; a new one is created by its first message. */
  chat: string
  isBusy: boolean
  isGuide: boolean
  onAttached: (change: (known: Attached[]) => Attached[]) => void
  /** Called when a file was removed, so that keyboard focus can return to the text field. */
  onRemoved: () => void
  /** Sends the text together with the attached files. */
  onSend: (text: string) => void
  reads: ModelReads
  tenant: string
}

/**
 * The files attached to the next message. Each is uploaded as soon as it is chosen. Loaded lazily with the first file.
 */
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
  const started = useRef(new Set<string>())
  const update = (key: string, change: Partial<Attached>) =>
    onAttached((current) => current.map((file) => (file.key === key ? { ...file, ...change } : file)))

  const upload = useStableCallback(async (file: File, key: string) => {
    const limit = limitOf(file, attached)
    if (limit) return update(key, { problem: t(limit.key, limit.values) })
    const body = new FormData()
    body.append('chat', chat)
    body.append('tenant', tenant)
    body.append('file', file)
    try {
      update(key, { stored: await call<Attachment>('/chat-attachments', { body }) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      update(key, {
        problem:
          error.status >= 400 && error.status < 500 && error.serverMessage
            ? error.serverMessage
            : t('chatAttachFailed'),
      })
    }
  })

  useEffect(() => {
    for (const { file, key, problem, stored } of attached) {
      if (!file || stored || problem || started.current.has(key)) continue
      started.current.add(key)
      void upload(file, key)
    }
  }, [attached, upload])

  function remove({ file, key, stored }: Attached): void {
    onAttached((current) => current.filter((item) => item.key !== key))
    // A failed deletion is ignored: unsent files are cleaned up later. A file of a message being edited is kept until
    // the edited message is sent without it.
    if (file && stored) call(`/chat-attachments/${stored.id}`, { method: 'DELETE' }).catch(() => undefined)
    onRemoved()
  }

  const hint = hintFor(attached, isGuide, reads)
  const hasPendingUploads = isUploading(attached)
  return (
    <div className={styles.tray}>
      <ul aria-label={t('chatAttached')} className={styles.chips}>
        {attached.map((item) => {
          const { file, key, problem, stored } = item
          const name = stored?.name ?? file?.name ?? ''
          return (
            <FileChip file={stored ?? { bytes: file?.size ?? 0, name, type: file?.type ?? '' }} key={key}>
              <button
                aria-label={t('chatAttachRemove', { name })}
                className={styles.remove}
                onClick={() => remove(item)}
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
          {/* The built-in guide only understands English. */}
          <Button
            disabled={isBusy || hasPendingUploads}
            onClick={() => onSend(isGuide ? 'Make a page of this' : t('chatMakePage'))}
          >
            {t('chatMakePage')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A hint about what the model cannot do with these files, or null. */
function hintFor(
  attached: Attached[],
  isGuide: boolean,
  reads: ModelReads,
): 'chatAttachGuide' | 'chatAttachNoPdf' | 'chatAttachNothing' | null {
  if (isGuide) return 'chatAttachGuide'
  if (!reads.pictures) return 'chatAttachNothing'
  return !reads.pdf && attached.some(({ file, stored }) => (stored ?? file)?.type === PDF) ? 'chatAttachNoPdf' : null
}
