'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import { Button } from '@/components/ui/Button/Button'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { useMessages } from '@/components/ui/useMessages'
import styles from './ScheduleDialog.module.css'
import { reportScheduleChanged } from '../revisions'
import { describeSchedule } from './describeSchedule'
import type { Schedule } from './useSchedules'

/** Schedules of a document, in the site's time zone. */
export interface SetTimes {
  now: string
  times: Schedule[]
  zone: string
}

interface Props {
  onChange: () => void
  path: `/${string}`
  times: SetTimes
}

/** The schedules of a document, each with a button to cancel it. */
export function TimesSet({ onChange, path, times: { times } }: Props) {
  const t = useMessages()
  const call = useCall()
  const [busy, setBusy] = useState<string | null>(null)

  async function cancel(id: string) {
    setBusy(id)
    try {
      await call(`${path}/${id}`, { method: 'DELETE' })
      toast.success(t('scheduleCancelled'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
    }
    reportScheduleChanged()
    onChange()
    setBusy(null)
  }

  if (times.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('scheduleSet')}</h3>
      <List>
        {times.map((schedule) => {
          const text = describeSchedule(t, schedule)
          return (
            <ListRow
              end={
                <Button
                  aria-label={t('scheduleCancel', { moment: text })}
                  disabled={busy === schedule.id}
                  variant="quiet"
                  onClick={() => void cancel(schedule.id)}
                >
                  {t('publishCancel')}
                </Button>
              }
              key={schedule.id}
              title={text}
              wraps
            />
          )
        })}
      </List>
    </section>
  )
}
