'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useState, useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { classes } from '../../../../components/ui/classes'
import { EmptyState } from '../../../../components/ui/EmptyState/EmptyState'
import { Skeleton } from '../../../../components/ui/Skeleton/Skeleton'
import { useWords } from '../../../../components/ui/useWords'
import { addDays, addMonths, weekOf, weeksOfMonth } from '../../../../lib/events/calendar/days'
import type { Wall } from '../../../../lib/events/calendar/wallOf'
import { firstWeekday } from '../../../../lib/time/weekdays'
import { AddOnDay } from './AddOnDay'
import { Agenda } from './Agenda'
import styles from './Calendar.module.css'
import { CalendarActions } from './CalendarActions'
import { CalendarBar } from './CalendarBar'
import { MonthGrid } from './MonthGrid'
import { MoveDialog } from './MoveDialog'
import type { CalendarSite } from './site'
import { useCalendar, type Placed } from './useCalendar'
import { useMove } from './useMove'
import { useShown } from './useShown'
import { WeekGrid } from './WeekGrid'
import type { Span } from '@/lib/events/calendar/shown'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { dayInZone } from '@/lib/times/dayInZone'
import { Chip } from './Chip'
import { formatIn } from '@/lib/time/formatIn'

/** The hours of a week take more room than the days of a month. */
const NARROW: Record<Span, string> = { month: '(max-width: 768px)', week: '(max-width: 1024px)' }

/** Is there no room for seven days side by side? */
function useIsNarrow(span: Span): boolean {
  const query = NARROW[span]
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** What the list is searched for, which its address says, and how to end that. */
function useSearchedFor(): [string | null, () => void] {
  const search = useSearchParams().get('search')?.trim() || null
  const showAll = useCallback(() => {
    const query = new URLSearchParams(location.search)
    query.delete('search')
    window.history.replaceState(null, '', `?${query}`)
  }, [])
  return [search, showAll]
}

/** The performances of a month or a week, which can be dragged to another time. */
export function Calendar({ site }: { site: CalendarSite }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const [{ access, day, span, venue }, show] = useShown(site)
  const [search, showAll] = useSearchedFor()
  const [moving, setMoving] = useState<{ one: Placed; to: Wall } | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [addingOn, setAddingOn] = useState<string | null>(null)
  const isNarrow = useIsNarrow(span)
  const first = firstWeekday(language)
  const weeks = span === 'month' ? weeksOfMonth(day, first) : [weekOf(day, first)]
  const month = day.slice(0, 7)
  const days = weeks.flat().filter((one) => span === 'week' || !isNarrow || one.startsWith(month))
  const { byDay, isFailed, isWaiting, nearest, refresh } = useCalendar(site, days[0]!, days.at(-1)!, {
    access,
    search,
    venue,
  })
  const [moved, setMoved] = useState<string | null>(null)
  const move = useMove(refresh)
  const on = (one: string): Placed[] => byDay?.get(one) ?? []
  const isEmpty = byDay !== null && !isWaiting && days.every((one) => on(one).length === 0)
  const venueName = [...(byDay?.values() ?? [])].flat().find((one) => one.venue === venue)?.venueName ?? null

  function moveOn(one: Placed, to: Wall): void {
    setMoved(one.id)
    void move(one, to)
  }

  function body() {
    if (isFailed && !isWaiting)
      return (
        <EmptyState
          action={<Button onClick={refresh}>{t('tryAgain')}</Button>}
          icon="CircleAlert"
          title={t('calendarFailed')}
        />
      )
    if (!byDay) return <Skeleton lines={8} />
    if (isNarrow) return <Agenda days={days} on={on} today={site.today} />
    return span === 'month' ? (
      <MonthGrid month={month} on={on} onDay={setOpen} today={site.today} weeks={weeks} />
    ) : (
      <WeekGrid days={days} on={on} today={site.today} />
    )
  }

  return (
    <CalendarActions value={{ addOn: setAddingOn, ask: (one, to) => setMoving({ one, to }), moved, site }}>
      <section
        aria-busy={isWaiting}
        aria-label={t('calendarTitle')}
        className={classes(styles.calendar, isWaiting && styles.isWaiting)}
      >
        <CalendarBar
          onShow={show}
          onStep={(step) => show({ day: span === 'month' ? addMonths(day, step) : addDays(day, 7 * step) })}
          shown={{ access, day, span, venue }}
          site={site}
          venueName={venueName}
          week={weekOf(day, first)}
        />
        {search && (
          <p className={styles.searched} role="status">
            {t('calendarSearched', { search })}
            <Button look="quiet" onClick={showAll}>
              {t('calendarAllAccess')}
            </Button>
          </p>
        )}
        {isEmpty && (
          <Nearest
            {...nearest}
            isPart={venue !== null || access !== undefined || search !== null}
            onDay={(to) => show({ day: to })}
          />
        )}
        {body()}
      </section>
      {open && on(open).length > 0 && <DayDialog day={open} onClose={() => setOpen(null)} performances={on(open)} />}
      {addingOn && <AddOnDay day={addingOn} onAdded={refresh} onClose={() => setAddingOn(null)} site={site} />}
      {moving && (
        <MoveDialog
          key={`${moving.one.id} ${moving.to.day} ${moving.to.time}`}
          {...moving}
          onClose={() => setMoving(null)}
          onMove={moveOn}
        />
      )}
    </CalendarActions>
  )
}

/** All performances of a day that has more than there is room for. */
function DayDialog({ day, onClose, performances }: { day: string; onClose: () => void; performances: Placed[] }) {
  const { language } = useTranslation().i18n
  return (
    <Dialog isOpen onClose={onClose} title={dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)}>
      <div className={styles.all}>
        {performances.map((one) => (
          <Chip isRoomy key={one.id} one={one} />
        ))}
      </div>
    </Dialog>
  )
}

interface Props {
  /** Days of performances: `YYYY-MM-DD`. */
  after: string | null
  before: string | null
  /** Not all performances are shown. */
  isPart: boolean
  onDay: (day: string) => void
}

/** Where a time has no performances: the way to those next to it. */
function Nearest({ after, before, isPart, onDay }: Props) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const words = (day: string) =>
    formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', weekday: 'short', year: 'numeric' }).format(
      new Date(`${day}T12:00:00Z`),
    )
  return (
    <div className={styles.nearest}>
      <p className={styles.none} role="status">
        {t(after || before || isPart ? 'calendarNone' : 'calendarNoneAtAll')}
      </p>
      {before && <Button onClick={() => onDay(before)}>{t('calendarLast', { day: words(before) })}</Button>}
      {after && <Button onClick={() => onDay(after)}>{t('calendarComing', { day: words(after) })}</Button>}
    </div>
  )
}
