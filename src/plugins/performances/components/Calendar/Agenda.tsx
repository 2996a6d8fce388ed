'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMessages } from '@/exports/client'
import { dayInZone } from '@/lib/time/dayInZone'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import type { CalendarPerformance } from './useCalendar'

interface Props {
  days: string[]
  performancesOn: (day: string) => CalendarPerformance[]
  today: string
}

/** A list by day for narrow screens. Days without performances are left out, and past days are collapsed. */
export function Agenda({ days, performancesOn, today }: Props) {
  const t = useMessages()
  const busyDays = days.filter((day) => performancesOn(day).length > 0)
  const upcoming = busyDays.filter((day) => day >= today)
  const past = upcoming.length > 0 ? busyDays.filter((day) => day < today) : []
  return (
    <>
      {past.length > 0 && (
        <details className={styles.over}>
          <summary>{t('calendarOver', { count: past.flatMap(performancesOn).length })}</summary>
          <Days days={past} performancesOn={performancesOn} today={today} />
        </details>
      )}
      <Days days={upcoming.length > 0 ? upcoming : busyDays} performancesOn={performancesOn} today={today} />
    </>
  )
}

function Days({ days, performancesOn, today }: Props) {
  const { language } = useTranslation().i18n
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day}>
          <h3 aria-current={day === today ? 'date' : undefined} className={styles.agendaDay}>
            {dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)}
          </h3>
          {performancesOn(day).map((performance) => (
            <Chip isRoomy key={performance.id} performance={performance} />
          ))}
        </li>
      ))}
    </ol>
  )
}
