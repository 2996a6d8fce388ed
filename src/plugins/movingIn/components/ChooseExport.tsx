'use client'

import { useRef, useState } from 'react'
import { Button, SettingsCard, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { MAX_BYTES, MAX_SLICE_BYTES, MAX_UPLOADS_BYTES } from '../lib/limits'
import styles from './MovingIn.module.css'

interface Props {
  onSent: () => void
  tenantId: string
}

/** Takes the files of an export and sends them in slices, so that none is in the memory of the server as a whole. */
export function ChooseExport({ onSent, tenantId }: Props) {
  const t = useMessages()
  const call = useCall()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<File[]>([])
  /** Progress from 0 to 100; null when idle. */
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const total = files.reduce((sum, { size }) => sum + size, 0)

  const choose = (chosen: File[]) => {
    const isZip = ({ name }: File) => /\.zip$/i.test(name)
    const limit = [
      { files: chosen.filter(isZip), most: MAX_UPLOADS_BYTES },
      { files: chosen.filter((file) => !isZip(file)), most: MAX_BYTES },
    ].find((group) => group.files.reduce((sum, { size }) => sum + size, 0) > group.most)
    setProblem(limit ? t('movingInTooLarge', { megabytes: limit.most / 1024 / 1024 }) : null)
    setFiles(limit ? [] : chosen)
  }

  async function send() {
    setProblem(null)
    setPercent(0)
    try {
      const { id } = await call<{ id: string }>('/old-websites', {
        body: { sizes: files.map(({ size }) => size), tenantId },
      })
      let sent = 0
      for (const [fileNumber, file] of files.entries())
        for (let start = 0, part = 0; start < file.size; start += MAX_SLICE_BYTES, part++) {
          const slice = file.slice(start, start + MAX_SLICE_BYTES)
          const body = new FormData()
          body.append('id', id)
          body.append('fileNumber', String(fileNumber))
          body.append('part', String(part))
          body.append('file', slice, file.name)
          await call('/old-websites/part', { body })
          sent += slice.size
          setPercent(Math.round((sent / Math.max(1, total)) * 100))
        }
      await call(`/old-websites/${id}/read`, { body: {} })
      onSent()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    }
    setPercent(null)
  }

  return (
    <SettingsCard help={t('movingInChooseHelp')} title={t('movingInExport')}>
      <div className={styles.steps}>
        <input
          accept=".xml,.zip,text/xml,application/xml,application/zip"
          aria-label={t('movingInChoose')}
          hidden
          multiple
          onChange={({ target }) => choose([...(target.files ?? [])])}
          ref={input}
          type="file"
        />
        <Button disabled={percent !== null} icon="Upload" onClick={() => input.current?.click()}>
          {t('movingInChoose')}
        </Button>
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.name}>{file.name}</li>
            ))}
          </ul>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {files.length > 0 && (
          <Button disabled={percent !== null} variant="primary" onClick={() => void send()}>
            {percent !== null ? t('movingInSending', { percent }) : t(problem ? 'movingInSendAgain' : 'movingInSend')}
          </Button>
        )}
      </div>
    </SettingsCard>
  )
}
