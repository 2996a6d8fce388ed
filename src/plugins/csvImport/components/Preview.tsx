'use client'

import { toast, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Banner, Button, Checkbox, classes, SelectField, useCall, useMessages, useRead } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { useCanPublish } from '@/components/frame/Nav/frameOnScreen'
import styles from './Import.module.css'
import type { ImportSummary, ImportPreview, PreviewRow } from './responses'
import { ID } from '../lib/matchColumns'

interface ColumnFieldsProps extends Pick<ImportPreview, 'columns' | 'fields'> {
  onChange: (columns: (string | null)[]) => void
}

/** Maps each column to a field. By default, columns are matched by their headings. */
function ColumnFields({ columns, fields, onChange }: ColumnFieldsProps) {
  const t = useMessages()
  const choices = [
    { label: t('importLeaveOut'), value: '' },
    ...fields.map(({ label, name }) => ({ label, value: name })),
    { label: 'ID', value: ID },
  ]
  // Each field can be mapped to one column only.
  const choose = (index: number, value: string) =>
    onChange(columns.map(({ field }, at) => (at === index ? value || null : field === value ? null : field)))
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>{t('importColumns')}</legend>
      <div className={styles.grid}>
        {columns.map(({ field, heading }, index) => (
          <SelectField
            choices={choices}
            key={index}
            label={heading || t('importColumn', { number: index + 1 })}
            onValue={(value) => choose(index, value)}
            value={field ?? ''}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface Props {
  onBack: () => void
  onDone: (result: ImportSummary) => void
  tenantId: string
  text: string
  type: string
}

/** Shows what an import would do before it runs. */
export function Preview({ onBack, onDone, tenantId, text, type }: Props) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const { code: locale } = useLocale()
  const [columns, setColumns] = useState<(string | null)[] | null>(null)
  const canPublish = useCanPublish(type)
  const [isPublish, setPublish] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const request = { ...(columns && { columns }), isPublish, locale, tenantId, text }
  const { data, error, isOutdated, reload } = useRead<ImportPreview>(`/imports/${type}/preview`, {
    body: request,
    keepsPrevious: true,
  })
  const rows = data?.rows ?? []
  const count = (state: ImportPreview['rows'][number]['state']) => rows.filter((row) => row.state === state).length
  const pendingCount = count('new') + count('changed')
  const run = async () => {
    setBusy(true)
    try {
      const result = await call<ImportSummary>(`/imports/${type}/run`, { body: { ...request, stand: data?.stand } })
      router.refresh()
      onDone(result)
    } catch (failure) {
      toast.error(failure instanceof CallError ? failure.message : t('importFailed'))
      setBusy(false)
      reload()
    }
  }
  return (
    <div className={styles.steps}>
      {error && <Banner variant="error">{error.message}</Banner>}
      {!data && !error && <p role="status">{t('importReading')}</p>}
      {data && (
        <>
          <p aria-live="polite" className={styles.counts}>
            {t('importCounts', {
              changed: count('changed'),
              created: count('new'),
              problems: count('problem'),
              unchanged: count('unchanged'),
            })}
          </p>
          <ColumnFields
            columns={data.columns.map(({ field, heading }, index) => ({
              field: columns ? (columns[index] ?? null) : field,
              heading,
            }))}
            fields={data.fields}
            onChange={setColumns}
          />
          <PreviewTable rows={rows} />
          {canPublish && <Checkbox isOn={isPublish} label={t('importPublish')} onChange={setPublish} />}
        </>
      )}
      <div className={styles.bar}>
        {data && (
          <Button disabled={isBusy || isOutdated || pendingCount === 0} variant="primary" onClick={() => void run()}>
            {isBusy ? t('importBusy') : t('importRun', { count: pendingCount })}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onBack}>
          {t('importBack')}
        </Button>
      </div>
    </div>
  )
}

/** The effect of each row. */
function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  const t = useMessages()
  return (
    <div aria-label={t('importRows')} className={styles.scroll} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('importLine')}</th>
            <th scope="col">{t('importState')}</th>
            <th scope="col">{t('importWhat')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, state, title, words }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>
                <span className={classes(styles.state, styles[state])}>{t(`importState_${state}`)}</span>
              </td>
              <td>
                <bdi className={styles.title}>{title}</bdi>
                {words.map((message, index) => (
                  <span className={styles.words} key={index}>
                    {message}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
