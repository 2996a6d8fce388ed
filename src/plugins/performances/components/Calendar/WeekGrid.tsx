'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import { classes } from '../../../../components/ui/classes'
import { useMessages } from '../../../../components/ui/useMessages'
import { minutesOf, timeOf } from '../../../../lib/events/calendar/wallOf'
import { formatIn } from '../../../../lib/time/formatIn'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import type { Placed } from './useCalendar'
import { useDrop } from './useDrop'

interface Props {
  days: string[]
  on: (day: string) => Placed[]
  today: string
}

const USUAL_FIRST_HOUR = 9
const USUAL_LAST_HOUR = 21

const hourOf = ({ wall }: Placed): number => Math.floor(minutesOf(wall.time) / 60)
const wordsFor = (language: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  formatIn(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/**
 * A week with its hours, from nine to nine or as far as performances reach. An hour is as high as what begins in it, so
 * that houses with many stages can read theirs.
 */
export function WeekGrid({ days, on, today }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const begun = days.flatMap(on).map(hourOf)
  const [first, last] = [Math.min(USUAL_FIRST_HOUR, ...begun), Math.max(USUAL_LAST_HOUR, ...begun)]
  return (
    <table className={classes(styles.grid, styles.week)}>
      <thead>
        <tr>
          <th className={styles.hour} scope="col">
            <span className={styles.unseen}>{t('performancesTime')}</span>
          </th>
          {days.map((day) => (
            <th
              abbr={wordsFor(language, day, { day: 'numeric', month: 'long', weekday: 'long' })}
              aria-current={day === today ? 'date' : undefined}
              key={day}
              scope="col"
            >
              {wordsFor(language, day, { weekday: 'short' })}{' '}
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
              <Hour day={day} hour={hour} key={day} performances={on(day).filter((one) => hourOf(one) === hour)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is dropped in its upper half begins with the hour, in its lower half later. */
function Hour({ day, hour, performances }: { day: string; hour: number; performances: Placed[] }) {
  const cell = useRef<HTMLTableCellElement>(null)
  const wallAt = useCallback(
    (_: Placed, share: number) => ({ day, time: timeOf(hour * 60 + (share < 0.5 ? 0 : 30)) }),
    [day, hour],
  )
  const isOver = useDrop(cell, wallAt)
  return (
    <td className={classes(styles.day, isOver && styles.hovered)} data-day={day} data-hour={hour} ref={cell}>
      {performances.map((one) => (
        <Chip key={one.id} one={one} withEnd />
      ))}
    </td>
  )
}
