'use client'

import { toast } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'
import { Button, Dialog, TextField, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import styles from './Releases.module.css'

interface Props {
  onClose: () => void
  onDone: () => void
  path: `/${string}`
  updatedAt: string
}

/** Sets when a release goes live, in the time zone of the site. */
export function PlanDialog({ onClose, onDone, path, updatedAt }: Props) {
  const t = useMessages()
  const call = useCall()
  const form = useId()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('10:00')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const problemOf = (field: string) => failure?.errors?.find((problem) => problem.path === field)?.message ?? null

  async function plan(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      const { change } = await call<{ change: 'twice' | null }>(`${path}/plan`, {
        body: { day, time, updatedAt },
      })
      if (change) toast.info(t('scheduleTwice'))
      else toast.success(t('releasePlanned'))
      onClose()
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }

  const button = (
    <Button disabled={isBusy || !day || !time} form={form} variant="primary" type="submit">
      {t('releasePlan')}
    </Button>
  )
  return (
    <Dialog action={button} description={t('releasePlanHelp')} isOpen onClose={onClose} title={t('releasePlan')}>
      <form className={styles.when} id={form} onSubmit={(event) => void plan(event)}>
        <TextField
          error={problemOf('day')}
          label={t('scheduleDay')}
          max="9999-12-31"
          onValue={setDay}
          required
          type="date"
          value={day}
        />
        <TextField
          error={problemOf('time')}
          label={t('scheduleTime')}
          onValue={setTime}
          required
          type="time"
          value={time}
        />
      </form>
      {failure && !problemOf('day') && !problemOf('time') && (
        <p className={styles.problem} role="alert">
          {failure.message}
        </p>
      )}
    </Dialog>
  )
}
