'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMessages } from '../../../../components/ui/useMessages'
import { dayInZone } from '../../../../lib/times/dayInZone'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import type { Placed } from './useCalendar'

interface Props {
  days: string[]
  on: (day: string) => Placed[]
  today: string
}

/** Day by day, where there is no room for a grid. Days without performances are left out, and those that are over are folded. */
export function Agenda({ days, on, today }: Props) {
  const t = useMessages()
  const full = days.filter((day) => on(day).length > 0)
  const coming = full.filter((day) => day >= today)
  const over = coming.length > 0 ? full.filter((day) => day < today) : []
  return (
    <>
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{t('calendarOver', { count: over.flatMap(on).length })}</summary>
          <Days days={over} on={on} today={today} />
        </details>
      )}
      <Days days={coming.length > 0 ? coming : full} on={on} today={today} />
    </>
  )
}

function Days({ days, on, today }: Props) {
  const { language } = useTranslation().i18n
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day}>
          <h3 aria-current={day === today ? 'date' : undefined} className={styles.agendaDay}>
            {dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)}
          </h3>
          {on(day).map((one) => (
            <Chip isRoomy key={one.id} one={one} />
          ))}
        </li>
      ))}
    </ol>
  )
}
