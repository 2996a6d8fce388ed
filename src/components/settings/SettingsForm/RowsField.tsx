'use client'

import type { ReactNode } from 'react'
import { toForm, type FormValues } from '../../../lib/apps/formValues'
import type { ListSetting } from '../../../lib/apps/settingFields'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import { FieldSet } from './FieldSet'
import styles from './SettingsForm.module.css'

const MOST_ROWS = 50

interface Props {
  label: string
  help?: string
  error?: string
  field: ListSetting
  /** Draws the controls of one row. */
  controls: (row: FormValues, index: number, onRow: (row: FormValues) => void) => ReactNode
  value: FormValues[]
  onValue: (value: FormValues[]) => void
}

/** Rows of settings, added and removed. */
export function RowsField({ controls, error, field: { fields, maxRows = MOST_ROWS }, help, label, onValue, value }: Props) {
  const t = useWords()
  return (
    <FieldSet error={error} help={help} label={label}>
      {value.map((row, index) => (
        <div aria-label={`${label} ${index + 1}`} className={styles.listRow} key={index} role="group">
          {controls(row, index, (next) => onValue(value.map((one, at) => (at === index ? next : one))))}
          <Button aria-label={t('rowRemove', { label, number: index + 1 })} look="quiet" onClick={() => onValue(value.filter((_, at) => at !== index))}>
            {t('remove')}
          </Button>
        </div>
      ))}
      {value.length < maxRows && (
        <Button aria-label={t('rowAdd', { label })} icon="Plus" onClick={() => onValue([...value, toForm(fields, {})])}>
          {t('add')}
        </Button>
      )}
    </FieldSet>
  )
}
