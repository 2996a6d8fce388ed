'use client'

import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'
import { ID } from '../lib/matchColumns'
import styles from './Import.module.css'
import type { ImportPreview } from './responses'

interface Props extends Pick<ImportPreview, 'columns' | 'fields'> {
  onChange: (columns: (string | null)[]) => void
}

/** Maps each column to a field. By default, columns are matched by their headings. */
export function ColumnFields({ columns, fields, onChange }: Props) {
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
