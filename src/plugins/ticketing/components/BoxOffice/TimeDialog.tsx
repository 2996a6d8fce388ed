'use client'

import { useState } from 'react'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import styles from './BoxOffice.module.css'

interface DayAndTimeProps {
  /** YYYY-MM-DD */
  day: string
  error: string | null
  onDay: (day: string) => void
  onTime: (time: string) => void
  /** HH:MM */
  time: string
}

/** Fields for a day and a time of day. */
export function DayAndTime({ day, error, onDay, onTime, time }: DayAndTimeProps) {
  const t = useMessages()
  return (
    <div className={styles.fields}>
      <TextField error={error} label={t('ticketingDemoDay')} max="9999-12-31" onValue={onDay} type="date" value={day} />
      <TextField label={t('ticketingDemoTime')} onValue={onTime} step={300} type="time" value={time} />
    </div>
  )
}

interface Props {
  onClose: () => void
  /** @returns an error message, or null on success */
  onSave: (start: string) => Promise<string | null>
  /** Initial value, YYYY-MM-DDTHH:MM. */
  start: string | null
  title: string
  verb: string
  zone: string
}

/** Dialog for a date and time in the venue's time zone. */
export function TimeDialog({ onClose, onSave, start, title, verb, zone }: Props) {
  const t = useMessages()
  const [day, setDay] = useState(start?.slice(0, 10) ?? '')
  const [time, setTime] = useState(start?.slice(11, 16) ?? '19:30')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    const error = await onSave(`${day}T${time}`)
    setBusy(false)
    if (error) setProblem(error)
    else onClose()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || !day || !time} variant="primary" onClick={() => void save()}>
          {verb}
        </Button>
      }
      description={t('ticketingDemoZone', { zone: zone.replaceAll('_', ' ') })}
      isOpen
      onClose={onClose}
      title={title}
    >
      <DayAndTime day={day} error={problem} onDay={setDay} onTime={setTime} time={time} />
    </Dialog>
  )
}
