'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { EmptyState } from '../../../../components/ui/EmptyState/EmptyState'
import { Skeleton } from '../../../../components/ui/Skeleton/Skeleton'
import { useWords } from '../../../../components/ui/useWords'
import { addDays, addMonths, weekOf, weeksOfMonth } from '../../../../lib/events/calendar/days'
import type { Wall } from '../../../../lib/events/calendar/wallOf'
import { firstWeekday } from '../../../../lib/time/weekdays'
import { Agenda } from './Agenda'
import styles from './Calendar.module.css'
import { CalendarActions } from './CalendarActions'
import { CalendarBar, type Span } from './CalendarBar'
import { DayDialog } from './DayDialog'
import { MonthGrid } from './MonthGrid'
import { MoveDialog } from './MoveDialog'
import type { CalendarSite } from './site'
import { useCalendar, type Placed } from './useCalendar'
import { useIsNarrow } from './useIsNarrow'
import { useMove } from './useMove'
import { WeekGrid } from './WeekGrid'

/** The performances of a month or a week, which can be dragged to another time. */
export function Calendar({ site }: { site: CalendarSite }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const [span, setSpan] = useState<Span>('month')
  const [day, setDay] = useState(site.today)
  const [venue, setVenue] = useState<string | null>(null)
  const [moving, setMoving] = useState<{ one: Placed; to: Wall } | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const first = firstWeekday(language)
  const weeks = span === 'month' ? weeksOfMonth(day, first) : [weekOf(day, first)]
  const days = weeks.flat()
  const { byDay, isFailed, refresh } = useCalendar(site, days[0]!, days.at(-1)!, venue)
  const move = useMove(refresh)
  const isNarrow = useIsNarrow()
  const on = (one: string): Placed[] => byDay?.get(one) ?? []

  function body() {
    if (isFailed) return <EmptyState action={<Button onClick={refresh}>{t('tryAgain')}</Button>} icon="CircleAlert" title={t('calendarFailed')} />
    if (!byDay) return <Skeleton lines={8} />
    if (isNarrow) return <Agenda days={days.filter((one) => span === 'week' || one.slice(0, 7) === day.slice(0, 7))} on={on} today={site.today} />
    return span === 'month' ? <MonthGrid month={day.slice(0, 7)} on={on} onDay={setOpen} today={site.today} weeks={weeks} /> : <WeekGrid days={days} on={on} today={site.today} />
  }

  return (
    <CalendarActions value={{ ask: (one, to) => setMoving({ one, to }), site }}>
      <section aria-label={t('calendarTitle')} className={styles.calendar}>
        <CalendarBar
          day={day}
          onSpan={setSpan}
          onStep={(step) => setDay(span === 'month' ? addMonths(day, step) : addDays(day, 7 * step))}
          onToday={() => setDay(site.today)}
          onVenue={setVenue}
          site={site}
          span={span}
          venue={venue}
          week={weekOf(day, first)}
        />
        {body()}
      </section>
      {open && <DayDialog day={open} onClose={() => setOpen(null)} performances={on(open)} />}
      {moving && <MoveDialog key={`${moving.one.id} ${moving.to.day} ${moving.to.time}`} {...moving} onClose={() => setMoving(null)} onMove={(one, to) => void move(one, to)} />}
    </CalendarActions>
  )
}
