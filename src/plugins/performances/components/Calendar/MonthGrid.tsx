'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import { classes, useMessages } from '@/exports/client'
import { dayInZone } from '@/lib/time/dayInZone'
import { weekdaysIn } from '@/lib/time/weekdays'
import styles from './Calendar.module.css'
import { useCalendarActions } from './CalendarActions'
import { Chip } from './Chip'
import type { CalendarPerformance } from './useCalendar'
import { useDrop } from './useDrop'

interface Props {
  /** `YYYY-MM` */
  month: string
  performancesOn: (day: string) => CalendarPerformance[]
  onDay: (day: string) => void
  today: string
  weeks: string[][]
}

const MAX_SHOWN = 3

/** The calendar grid of a month. */
export function MonthGrid({ month, weeks, ...dayProps }: Props) {
  const { language } = useTranslation().i18n
  return (
    <table className={classes(styles.grid, styles.month)}>
      <thead>
        <tr>
          {weekdaysIn(language).map(({ name, number, short }) => (
            <th abbr={name} key={number} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day day={day} isOutside={!day.startsWith(month)} key={day} {...dayProps} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({
  day,
  isOutside,
  onDay,
  performancesOn,
  today,
}: Omit<Props, 'month' | 'weeks'> & { day: string; isOutside: boolean }) {
  const t = useMessages()
  const { requestAdd, site } = useCalendarActions()
  const { language } = useTranslation().i18n
  const cell = useRef<HTMLTableCellElement>(null)
  const isOver = useDrop(
    cell,
    useCallback(({ wall }: CalendarPerformance) => ({ day, time: wall.time }), [day]),
  )
  const performances = performancesOn(day)
  const hidden = performances.length > MAX_SHOWN ? performances.length - MAX_SHOWN + 1 : 0
  const name = dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)
  return (
    <td
      aria-label={name}
      className={classes(styles.day, isOutside && styles.outside, isOver && styles.hovered)}
      data-day={day}
      ref={cell}
    >
      {site.mayMove ? (
        <button
          aria-current={day === today ? 'date' : undefined}
          aria-label={t('calendarAddOn', { day: name })}
          className={classes(styles.number, styles.addOn)}
          onClick={() => requestAdd(day)}
          type="button"
        >
          {Number(day.slice(8))}
        </button>
      ) : (
        <span aria-current={day === today ? 'date' : undefined} className={styles.number}>
          {Number(day.slice(8))}
        </span>
      )}
      {performances.slice(0, hidden ? MAX_SHOWN - 1 : MAX_SHOWN).map((performance) => (
        <Chip key={performance.id} performance={performance} />
      ))}
      {hidden > 0 && (
        <button
          aria-label={`${t('calendarMore', { count: hidden })}: ${name}`}
          className={styles.more}
          onClick={() => onDay(day)}
          type="button"
        >
          {t('calendarMore', { count: hidden })}
        </button>
      )}
    </td>
  )
}
