'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useMessages } from '../../../../components/ui/useMessages'
import { momentInZone } from '../../../../lib/events/momentInZone'
import { movedBy, performanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { whenOf } from './rowWords'
import styles from './Table.module.css'

interface Props {
  onClose: () => void
  onShift: (minutes: number) => void
  rows: PerformanceRow[]
}

/** By how much performances are shifted, and what that does to the first. */
export function ShiftDialog({ onClose, onShift, rows }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [typed, setTyped] = useState('15')
  const minutes = /^[+-]?\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
  const isWell = minutes !== null && minutes !== 0 && performanceChange.safeParse({ shiftMinutes: minutes }).success
  const first = rows.find(({ start }) => start !== null)
  const moved =
    first && isWell
      ? movedBy(first, { shiftMinutes: minutes }, { after: first.timezone, before: first.timezone })
      : null
  const shift = () => isWell && onShift(minutes)
  return (
    <Dialog
      action={
        <Button disabled={!isWell} variant="primary" onClick={shift}>
          {t('tableShiftApply')}
        </Button>
      }
      cancelWord={t('calendarCancel')}
      isOpen
      onClose={onClose}
      title={t('tableShiftTitle', { count: rows.length })}
    >
      <div className={styles.asked}>
        <TextField
          error={isWell || typed.trim() === '' || typed.trim() === '-' ? null : t('tableShiftWrong')}
          help={t('tableShiftHelp')}
          inputMode="numeric"
          label={t('tableShiftMinutes')}
          onKeyDown={({ key }) => key === 'Enter' && shift()}
          onValue={setTyped}
          value={typed}
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
