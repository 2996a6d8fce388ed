'use client'

import { useContext, type ReactNode } from 'react'
import type { SettingValues } from '@/lib/apps/settingValues'
import { minRowsOf, newRowId } from '@/lib/themes/fields'
import { toForm } from '@/lib/themes/formValues'
import type { ArrayThemeField } from '@/lib/themes/themeField'
import { Banner } from '@/components/ui/Banner/Banner'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import { FieldMode } from './formContexts'
import { FieldSet } from './FieldSet'
import styles from './SettingsForm.module.css'

const MAX_ROWS = 50

interface Props {
  label: string
  help?: string
  error?: string
  field: ArrayThemeField
  /** Renders the controls of one row. */
  controls: (row: SettingValues, index: number, onRow: (row: SettingValues) => void) => ReactNode
  value: SettingValues[]
  onValue: (value: SettingValues[]) => void
}

/** Rows of settings that can be added, moved and removed. */
export function RowsField({ controls, error, field, help, label, onValue, value }: Props) {
  const t = useMessages()
  const { isOtherLanguage, isReadOnly } = useContext(FieldMode)
  const { fields, maxRows = MAX_ROWS } = field
  const minRows = minRowsOf(field)
  const isEmptyElsewhere = isOtherLanguage && value.length === 0
  const movedUp = (index: number): SettingValues[] =>
    value.toSpliced(index - 1, 2, ...value.slice(index - 1, index + 1).toReversed())
  return (
    <FieldSet error={error} help={help} label={label}>
      {isReadOnly && value.length === 0 && <Banner variant="info">{t('rowsNone', { label })}</Banner>}
      {!isReadOnly && value.length < minRows && (
        <Banner variant="error">
          {isEmptyElsewhere ? t('rowsTooFewHere', { count: minRows }) : t('rowsTooFew', { count: minRows, label })}
        </Banner>
      )}
      {!isReadOnly && value.length > maxRows && (
        <Banner variant="error">{t('rowsTooMany', { count: maxRows, label })}</Banner>
      )}
      {value.map((row, index) => (
        <div
          aria-label={`${label} ${index + 1}`}
          className={styles.listRow}
          key={typeof row.id === 'string' ? row.id : index}
          role="group"
        >
          <div className={styles.rowHead}>
            <span aria-hidden="true" className={styles.rowName}>
              {label} {index + 1}
            </span>
            <span className={styles.rowActions}>
              {index > 0 && (
                <Button
                  aria-label={t('rowUp', { label, number: index + 1 })}
                  icon="ArrowUp"
                  variant="quiet"
                  onClick={() => onValue(movedUp(index))}
                >
                  {t('rowUpShort')}
                </Button>
              )}
              <Button
                aria-label={t('rowRemove', { label, number: index + 1 })}
                variant="quiet"
                onClick={() => onValue(value.filter((_, at) => at !== index))}
              >
                {t('remove')}
              </Button>
            </span>
          </div>
          {controls(row, index, (next) => onValue(value.with(index, next)))}
        </div>
      ))}
      {value.length < maxRows && (
        <Button icon="Plus" onClick={() => onValue([...value, { ...toForm(fields, {}), id: newRowId() }])}>
          {t('rowAdd', { label })}
        </Button>
      )}
    </FieldSet>
  )
}
