'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import { classes } from '../../../../components/ui/classes'
import { useMessages } from '../../../../components/ui/useMessages'
import { dayInZone } from '../../../../lib/times/dayInZone'
import { weekdaysIn } from '../../../../lib/time/weekdays'
import styles from './Calendar.module.css'
import { useCalendarActions } from './CalendarActions'
import { Chip } from './Chip'
import type { Placed } from './useCalendar'
import { useDrop } from './useDrop'

interface Props {
  /** `YYYY-MM` */
  month: string
  on: (day: string) => Placed[]
  onDay: (day: string) => void
  today: string
  weeks: string[][]
}

const SHOWN = 3

/** A month, week by week. */
export function MonthGrid({ month, weeks, ...more }: Props) {
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
              <Day day={day} isOutside={!day.startsWith(month)} key={day} {...more} />
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
  on,
  onDay,
  today,
}: Omit<Props, 'month' | 'weeks'> & { day: string; isOutside: boolean }) {
  const t = useMessages()
  const { addOn, site } = useCalendarActions()
  const { language } = useTranslation().i18n
  const cell = useRef<HTMLTableCellElement>(null)
  const isOver = useDrop(
    cell,
    useCallback((one: Placed) => ({ day, time: one.wall.time }), [day]),
  )
  const performances = on(day)
  const hidden = performances.length > SHOWN ? performances.length - SHOWN + 1 : 0
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
          onClick={() => addOn(day)}
          type="button"
        >
          {Number(day.slice(8))}
        </button>
      ) : (
        <span aria-current={day === today ? 'date' : undefined} className={styles.number}>
          {Number(day.slice(8))}
        </span>
      )}
      {performances.slice(0, hidden ? SHOWN - 1 : SHOWN).map((one) => (
        <Chip key={one.id} one={one} />
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
