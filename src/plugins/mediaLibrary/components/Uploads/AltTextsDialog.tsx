'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { Button, Checkbox, Dialog, useCall, useMessages, useSiteOnScreen } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { useCanPublish } from '@/components/frame/Nav/frameOnScreen'
import { isImageType } from '@/lib/files/isPicture'
import { AltTextRow } from './AltTextRow'
import type { StoredFile } from './UploadQueue'
import styles from './Uploads.module.css'

interface Props {
  /** What was typed, by the ids of files. */
  alts: Readonly<Record<string, string>>
  /** Of the site on screen. */
  files: StoredFile[]
  onAlts: (alts: Readonly<Record<string, string>>) => void
  /** @param described ids of the files that need nothing more */
  onClose: (described: string[]) => void
}

/**
 * The files just uploaded as a table: their alternative texts are written one after the other and saved as one. What is
 * refused stays with its reason, and with what was typed.
 */
export function AltTextsDialog({ alts, files, onAlts, onClose }: Props) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const site = useSiteOnScreen()
  const canPublish = useCanPublish('media')
  const [isEmptyDecorative, setEmptyDecorative] = useState(false)
  const [done, setDone] = useState<string[]>([])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const shown = files.filter(({ id }) => !done.includes(id))

  /** What a file is saved with; null if there is nothing to say of it. */
  function changeOf({ id, mimeType }: StoredFile, isPublished: boolean): Record<string, unknown> | null {
    const alt = alts[id]?.trim() ?? ''
    const status = isPublished ? { _status: 'published' } : {}
    if (!isImageType(mimeType)) return isPublished ? status : null
    if (alt) return { alt, isDecorative: false, ...status }
    if (isEmptyDecorative) return { isDecorative: true, ...status }
    return isPublished ? { isDecorative: false, ...status } : null
  }

  async function save(isPublished: boolean): Promise<void> {
    setSaving(true)
    const saved: string[] = []
    const refused: Record<string, string> = {}
    for (const file of shown) {
      const body = changeOf(file, isPublished)
      if (!body) continue
      try {
        const query = { depth: 0, draft: !isPublished, locale: site?.language }
        await call(`/media/${file.id}`, { body, method: 'PATCH', query })
        saved.push(file.id)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        refused[file.id] = error.errors?.[0]?.message || error.serverMessage || t('uploadDescribeFailed')
      }
    }
    setSaving(false)
    setProblems(refused)
    setDone([...done, ...saved])
    if (saved.length > 0) {
      toast.success(t('uploadDescribed', { count: saved.length }))
      router.refresh()
    }
    if (Object.keys(refused).length === 0) onClose([...done, ...saved])
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(false)
  }
  return (
    <Dialog
      action={
        <>
          <Button disabled={isSaving} onClick={() => void save(false)} variant={canPublish ? 'plain' : 'primary'}>
            {t('uploadDescribeSave')}
          </Button>
          {canPublish && (
            <Button disabled={isSaving} onClick={() => void save(true)} variant="primary">
              {t('uploadDescribePublish')}
            </Button>
          )}
        </>
      }
      description={t('uploadDescribeHelp')}
      isOpen
      isWide
      onClose={() => onClose(done)}
      title={t('uploadDescribe')}
    >
      <form onSubmit={submit}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('uploadDescribeName')}</th>
              <th scope="col">{t('uploadDescribeAlt')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((file) => (
              <AltTextRow
                file={file}
                key={file.id}
                onValue={(alt) => onAlts({ ...alts, [file.id]: alt })}
                problem={problems[file.id]}
                value={alts[file.id] ?? ''}
              />
            ))}
          </tbody>
        </table>
      </form>
      <Checkbox
        isOn={isEmptyDecorative}
        label={t('uploadDescribeEmpty')}
        onChange={() => setEmptyDecorative(!isEmptyDecorative)}
      />
    </Dialog>
  )
}
