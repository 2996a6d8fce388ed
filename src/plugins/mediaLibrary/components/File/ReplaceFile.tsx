'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { Button, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { trackOwnSave } from '@/components/document/StaleDocument/ownSaves'
import { withProgress } from '@/components/calls/withProgress'
import styles from './File.module.css'
import type { MediaFileInfo } from './mediaFileInfo'

interface Props {
  id: string
  media: MediaFileInfo
}

/** Replaces the file everywhere it is used. Unsaved changes of the form are kept. */
export function ReplaceFile({ id, media: { filename, mimeType } }: Props) {
  const t = useMessages()
  const call = useCall()
  const { setData } = useDocumentInfo()
  const chooser = useRef<HTMLInputElement>(null)
  /** Upload progress from 0 to 100; null when idle. */
  const [percent, setPercent] = useState<number | null>(null)
  const kind = mimeType.split('/', 1)[0]

  async function replace(file: File) {
    setPercent(0)
    const body = new FormData()
    body.append('id', id)
    body.append('from', filename)
    body.append('file', file)
    try {
      const request = call('/documents/replace-file', {
        body,
        sendForm: withProgress((sent, total) => setPercent(Math.round((sent / Math.max(1, total)) * 100))),
      })
      trackOwnSave(`media/${id}`, request)
      await request
      toast.success(t('mediaReplaced'))
      setData(await call<Record<string, unknown>>(`/media/${id}?depth=0&draft=true`))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.failure === 'stale' ? t('mediaReplaceStale') : error.serverMessage || t('mediaReplaceFailed'))
    }
    setPercent(null)
  }

  return (
    <div className={styles.replace}>
      <Button disabled={percent !== null} icon="RefreshCw" onClick={() => chooser.current?.click()}>
        {percent === null ? t('mediaReplace') : t('mediaReplacing', { percent })}
      </Button>
      <p className={styles.help}>{t('mediaReplaceHelp')}</p>
      <input
        accept={kind ? `${kind}/*` : undefined}
        aria-label={t('mediaReplace')}
        data-replace-file
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Lets the same file be chosen again.
          target.value = ''
          if (file) void replace(file)
        }}
        ref={chooser}
        type="file"
      />
    </div>
  )
}
