'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useRef, type CSSProperties } from 'react'
import { classes } from '../../../../components/ui/classes'
import { minutesOf, timeOf } from '../../../../lib/events/calendar/wallOf'
import { formatIn } from '../../../../lib/time/formatIn'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import { lanesOf } from './lanesOf'
import type { Placed } from './useCalendar'
import { useDrop } from './useDrop'

interface Props {
  days: string[]
  on: (day: string) => Placed[]
  today: string
}

const HOUR_PX = 48
const STEP_MINUTES = 15
const USUAL_FIRST_HOUR = 9
const LAST_MINUTE = 24 * 60 - STEP_MINUTES

/** A week with its hours. It begins at nine, or with what is earlier. */
export function WeekGrid({ days, on, today }: Props) {
  const { language } = useTranslation().i18n
  const earliest = Math.min(USUAL_FIRST_HOUR, ...days.flatMap(on).map(({ wall }) => Math.floor(minutesOf(wall.time) / 60)))
  const hours = Array.from({ length: 24 - earliest }, (_, index) => earliest + index)
  return (
    <div className={styles.week} style={{ '--hours': hours.length, '--hour': `${HOUR_PX}px` } as CSSProperties}>
      <div aria-hidden="true" className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour}>{timeOf(hour * 60)}</span>
        ))}
      </div>
      {days.map((day) => (
        <section aria-label={formatIn(language, { day: 'numeric', month: 'long', timeZone: 'UTC', weekday: 'long' }).format(new Date(`${day}T12:00:00Z`))} className={styles.column} key={day}>
          <h3 aria-current={day === today ? 'date' : undefined} className={styles.columnHead}>
            {formatIn(language, { day: 'numeric', timeZone: 'UTC', weekday: 'short' }).format(new Date(`${day}T12:00:00Z`))}
          </h3>
          <Hours day={day} first={earliest * 60} performances={on(day)} />
        </section>
      ))}
    </div>
  )
}

function Hours({ day, first, performances }: { day: string; first: number; performances: Placed[] }) {
  const element = useRef<HTMLDivElement>(null)
  const wallAt = useCallback(
    (_: Placed, y: number) => {
      const minutes = first + Math.round(((y / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES
      return { day, time: timeOf(Math.min(LAST_MINUTE, Math.max(first, minutes))) }
    },
    [day, first],
  )
  const isOver = useDrop(element, wallAt)
  return (
    <div className={classes(styles.slots, isOver && styles.over)} data-day={day} ref={element}>
      {lanesOf(performances).map(({ lane, lanes, one }) => (
        <div className={styles.slot} key={one.id} style={{ '--from': (minutesOf(one.wall.time) - first) / 60, '--lane': lane, '--lanes': lanes } as CSSProperties}>
          <Chip one={one} />
        </div>
      ))}
    </div>
  )
}
