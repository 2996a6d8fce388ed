'use client'

import { useState } from 'react'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import type { PerformanceChange } from '../../lib/change'
import { buildLink } from '../../lib/linkPattern'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import styles from './Table.module.css'

interface Props {
  onClose: () => void
  onLink: (change: PerformanceChange) => void
  rows: PerformanceRow[]
}

/** Sets the booking link of several performances: one URL for all, or a pattern. */
export function LinkDialog({ onClose, onLink, rows }: Props) {
  const t = useMessages()
  const [pattern, setPattern] = useState('')
  const [label, setLabel] = useState('')
  const [first] = rows
  const link = first
    ? buildLink(pattern.trim(), first.start ? toLocalDateTime(first.start, first.timezone) : null, 1)
    : ''
  const submit = () =>
    onLink({ bookingLinkURL: pattern.trim() || null, ...(label.trim() && { bookingLinkLabel: label.trim() }) })
  return (
    <Dialog
      action={
        <Button variant="primary" onClick={submit}>
          {t('tableLinkSet')}
        </Button>
      }
      cancelLabel={t('calendarCancel')}
      isOpen
      isWide
      onClose={onClose}
      title={t('tableLinkTitle', { count: rows.length })}
    >
      <div className={styles.asked}>
        <TextField
          dir="ltr"
          help={t('tableLinkHelp')}
          label={t('tableBookingLink')}
          onKeyDown={({ key }) => key === 'Enter' && submit()}
          onValue={setPattern}
          placeholder="https://tickets.example/{date}-{time}"
          value={pattern}
        />
        <TextField label={t('tableBookingLabel')} maxLength={80} onValue={setLabel} value={label} />
        <p aria-live="polite" className={styles.note}>
          {link && t('tableLinkPreview', { link: `\u2066${link}\u2069` })}
        </p>
      </div>
    </Dialog>
  )
}
