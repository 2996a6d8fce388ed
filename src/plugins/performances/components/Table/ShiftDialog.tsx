'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import { momentInZone } from '@/lib/events/momentInZone'
import { movedBy, performanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { whenOf } from './rowTexts'
import styles from './Table.module.css'

interface Props {
  onClose: () => void
  onShift: (minutes: number) => void
  rows: PerformanceRow[]
}

/** Asks for a shift in minutes and previews it for the first performance. */
export function ShiftDialog({ onClose, onShift, rows }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [text, setText] = useState('15')
  const minutes = /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : null
  const isValid = minutes !== null && minutes !== 0 && performanceChange.safeParse({ shiftMinutes: minutes }).success
  const first = rows.find(({ start }) => start !== null)
  const moved =
    first && isValid
      ? movedBy(first, { shiftMinutes: minutes }, { after: first.timezone, before: first.timezone })
      : null
  const submit = () => isValid && onShift(minutes)
  return (
    <Dialog
      action={
        <Button disabled={!isValid} variant="primary" onClick={submit}>
          {t('tableShiftApply')}
        </Button>
      }
      cancelLabel={t('calendarCancel')}
      isOpen
      onClose={onClose}
      title={t('tableShiftTitle', { count: rows.length })}
    >
      <div className={styles.asked}>
        <TextField
          error={isValid || text.trim() === '' || text.trim() === '-' ? null : t('tableShiftWrong')}
          help={t('tableShiftHelp')}
          inputMode="numeric"
          label={t('tableShiftMinutes')}
          onKeyDown={({ key }) => key === 'Enter' && submit()}
          onValue={setText}
          value={text}
        />
        <p aria-live="polite" className={styles.note}>
          {first &&
            moved?.values.start &&
            t('tableShiftPreview', {
              from: whenOf(first, language) ?? '',
              to: momentInZone(moved.values.start, first.timezone, language),
            })}
        </p>
      </div>
    </Dialog>
  )
}
