'use client'

import { useRef, useState } from 'react'
import { Banner, Button, TextAreaField, useMessages, useRead } from '@/exports/client'
import { decodeText } from '@/lib/csv/decodeText'
import { BOUNDS, MAX_CHARACTERS } from '../lib/limits'
import styles from './Import.module.css'
import { useTranslation } from '@payloadcms/ui'
import { relativeTime } from '@/lib/time/relativeTime'
import { UndoImport } from './UndoImport'

interface Props {
  onText: (text: string) => void
  tenantId: string
  type: string
}

/** Takes the rows from a file or from pasted text. */
export function ChooseText({ onText, tenantId, type }: Props) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState<string | null>(null)
  const accept = (text: string) => {
    if (text.length > MAX_CHARACTERS) return setError(t('importTooLarge', { count: BOUNDS.rows }))
    setError(null)
    if (text.trim() === '') return setError(t('importText_empty'))
    onText(text)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    // UTF-8 uses up to four bytes per character.
    if (file.size > MAX_CHARACTERS * 4) return setError(t('importTooLarge', { count: BOUNDS.rows }))
    accept(decodeText(new Uint8Array(await file.arrayBuffer())))
  }
  return (
    <div className={styles.steps}>
      <LastImport tenantId={tenantId} type={type} />
      <p className={styles.help}>{t(type === 'events' ? 'importHelpEvents' : 'importHelp', { count: BOUNDS.rows })}</p>
      <div>
        <input
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('importFile')}
          hidden
          onChange={(event) => void readFile(event.target.files?.[0])}
          ref={input}
          type="file"
        />
        <Button icon="File" variant="primary" onClick={() => input.current?.click()}>
          {t('importChooseFile')}
        </Button>
      </div>
      <TextAreaField
        error={error}
        help={t('importPasteHelp')}
        isCode
        label={t('importPaste')}
        onValue={setPasted}
        rows={8}
        value={pasted}
      />
      <div>
        <Button disabled={pasted.trim() === ''} onClick={() => accept(pasted)}>
          {t('importShow')}
        </Button>
      </div>
    </div>
  )
}

interface Last {
  at: string
  by: string | null
  documents: number
  id: string
  isUndone: boolean
}

/** The last import of the type, by anyone, while it can still be undone. */
function LastImport({ tenantId, type }: { tenantId: string; type: string }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { data, reload } = useRead<{ last: Last | null }>(`/imports/${type}/last?tenantId=${tenantId}`)
  const last = data?.last
  if (!last || last.isUndone) return null
  return (
    <Banner action={<UndoImport id={last.id} onDone={reload} />} icon="History" variant="info">
      {t('importLast', {
        by: last.by ?? t('accountDeleted'),
        count: last.documents,
        when: relativeTime(new Date(last.at), new Date(), language),
      })}
    </Banner>
  )
}
