'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import { classes, useMessages } from '@/exports/client'
import { minutesOf, timeOf } from '@/lib/events/calendar/localDateTime'
import { formatIn } from '@/lib/time/formatIn'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import type { CalendarPerformance } from './useCalendar'
import { useDrop } from './useDrop'

interface Props {
  days: string[]
  performancesOn: (day: string) => CalendarPerformance[]
  today: string
}

const DEFAULT_FIRST_HOUR = 9
const DEFAULT_LAST_HOUR = 21

const hourOf = ({ wall }: CalendarPerformance): number => Math.floor(minutesOf(wall.time) / 60)
const formatDay = (language: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  formatIn(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/**
 * The calendar grid of a week, from 9:00 to 21:00 or as far as performances require. Each hour is as tall as the
 * performances that begin in it, so that venues with many stages stay readable.
 */
export function WeekGrid({ days, performancesOn, today }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const hours = days.flatMap(performancesOn).map(hourOf)
  const [first, last] = [Math.min(DEFAULT_FIRST_HOUR, ...hours), Math.max(DEFAULT_LAST_HOUR, ...hours)]
  return (
    <table className={classes(styles.grid, styles.week)}>
      <thead>
        <tr>
          <th className={styles.hour} scope="col">
            <span className={styles.unseen}>{t('performancesTime')}</span>
          </th>
          {days.map((day) => (
            <th
              abbr={formatDay(language, day, { day: 'numeric', month: 'long', weekday: 'long' })}
              aria-current={day === today ? 'date' : undefined}
              key={day}
              scope="col"
            >
              {formatDay(language, day, { weekday: 'short' })}{' '}
              <span className={styles.number}>{Number(day.slice(8))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => (
          <tr key={hour}>
            <th className={styles.hour} scope="row">
              {timeOf(hour * 60)}
            </th>
            {days.map((day) => (
              <Hour
                day={day}
                hour={hour}
                key={day}
                performances={performancesOn(day).filter((performance) => hourOf(performance) === hour)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A drop target: the upper half stands for the full hour, the lower half for half past. */
function Hour({ day, hour, performances }: { day: string; hour: number; performances: CalendarPerformance[] }) {
  const cell = useRef<HTMLTableCellElement>(null)
  const wallAt = useCallback(
    (_: CalendarPerformance, share: number) => ({ day, time: timeOf(hour * 60 + (share < 0.5 ? 0 : 30)) }),
    [day, hour],
  )
  const isOver = useDrop(cell, wallAt)
  return (
    <td className={classes(styles.day, isOver && styles.hovered)} data-day={day} data-hour={hour} ref={cell}>
      {performances.map((performance) => (
        <Chip key={performance.id} performance={performance} withEnd />
      ))}
    </td>
  )
}
