'use client'

import { useState } from 'react'
import { Button, Dialog, SelectField, TextField, useMessages } from '@/exports/client'
import styles from './BoxOffice.module.css'
import { DayAndTime } from './TimeDialog'
import type { UseBoxOffice } from './useBoxOffice'

/** Dialog that adds an event with its first performance. */
export function AddEventDialog({
  office: { change, isBusy },
  onClose,
  venues,
}: {
  office: UseBoxOffice
  onClose: () => void
  venues: string[]
}) {
  const t = useMessages()
  const [name, setName] = useState('')
  const [venue, setVenue] = useState(venues[0] ?? '')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('19:30')
  const [problem, setProblem] = useState<string | null>(null)

  async function add(): Promise<void> {
    const error = await change({ action: 'addEvent', name, start: `${day}T${time}`, venue })
    if (error) setProblem(error)
    else onClose()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || !name.trim() || !day || !time} variant="primary" onClick={() => void add()}>
          {t('ticketingDemoAddEvent')}
        </Button>
      }
      description={t('ticketingDemoAddEventBody')}
      isOpen
      onClose={onClose}
      title={t('ticketingDemoAddEvent')}
    >
      <div className={styles.form}>
        <TextField label={t('ticketingDemoName')} maxLength={200} onValue={setName} value={name} />
        <SelectField
          choices={venues.map((value) => ({ label: value, value }))}
          label={t('ticketingDemoVenue')}
          onValue={setVenue}
          value={venue}
        />
        <DayAndTime day={day} error={problem} onDay={setDay} onTime={setTime} time={time} />
      </div>
    </Dialog>
  )
}
