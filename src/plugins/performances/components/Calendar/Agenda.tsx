'use client'

import { useTranslation } from '@payloadcms/ui'
import { useWords } from '../../../../components/ui/useWords'
import { dayInZone } from '../../../../lib/times/dayInZone'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import type { Placed } from './useCalendar'

/** Day by day, where there is no room for a grid; days without performances are left out. */
export function Agenda({ days, on, today }: { days: string[]; on: (day: string) => Placed[]; today: string }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const full = days.filter((day) => on(day).length > 0)
  if (full.length === 0) return <p className={styles.none}>{t('calendarNone')}</p>
  return (
    <ol className={styles.agenda}>
      {full.map((day) => (
        <li key={day}>
          <h3 aria-current={day === today ? 'date' : undefined} className={styles.agendaDay}>
            {dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)}
          </h3>
          {on(day).map((one) => (
            <Chip key={one.id} one={one} />
          ))}
        </li>
      ))}
    </ol>
  )
}
