'use client'

import { useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button/Button'
import { TextAreaField } from '../../../components/ui/Field/TextAreaField'
import { useWords } from '../../../components/ui/useWords'
import { decodeText } from '../../../lib/csv/decodeText'
import { BOUNDS, MOST_LETTERS } from '../lib/bounds'
import styles from './Import.module.css'
import { useTranslation } from '@payloadcms/ui'
import { useRead } from '@/components/calls/useRead'
import { Banner } from '@/components/ui/Banner/Banner'
import { relativeTime } from '@/lib/times/relativeTime'
import { UndoImport } from './UndoImport'

interface Props {
  onText: (text: string) => void
  tenantId: string
  type: string
}

/** A file from a spreadsheet, or what was copied from one. */
export function ChooseText({ onText, tenantId, type }: Props) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState<string | null>(null)
  const take = (text: string) => {
    if (text.length > MOST_LETTERS) return setError(t('importTooLarge', { count: BOUNDS.rows }))
    setError(null)
    if (text.trim() === '') return setError(t('importText_empty'))
    onText(text)
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    // Four bytes a letter at most.
    if (file.size > MOST_LETTERS * 4) return setError(t('importTooLarge', { count: BOUNDS.rows }))
    take(decodeText(new Uint8Array(await file.arrayBuffer())))
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
          onChange={(event) => void read(event.target.files?.[0])}
          ref={input}
          type="file"
        />
        <Button icon="File" look="primary" onClick={() => input.current?.click()}>
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
        <Button disabled={pasted.trim() === ''} onClick={() => take(pasted)}>
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

/** The last import of the type, by whomever, as long as it can be taken back. */
function LastImport({ tenantId, type }: { tenantId: string; type: string }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { data, reload } = useRead<{ last: Last | null }>(`/imports/${type}/last?tenantId=${tenantId}`)
  const last = data?.last
  if (!last || last.isUndone) return null
  return (
    <Banner action={<UndoImport id={last.id} onDone={reload} />} icon="History" look="info">
      {t('importLast', {
        by: last.by ?? '–',
        count: last.documents,
        when: relativeTime(new Date(last.at), new Date(), language),
      })}
    </Banner>
  )
}
