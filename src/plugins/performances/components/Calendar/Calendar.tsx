'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useState, useCallback, useSyncExternalStore } from 'react'
import { Button, classes, Dialog, EmptyState, Skeleton, useMessages } from '@/exports/client'
import { addDays, addMonths, weekOf, weeksOfMonth } from '@/lib/events/calendar/days'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { firstWeekday } from '@/lib/time/weekdays'
import { AddOnDay } from './AddOnDay'
import { Agenda } from './Agenda'
import styles from './Calendar.module.css'
import { CalendarActions } from './CalendarActions'
import { CalendarBar } from './CalendarBar'
import { MonthGrid } from './MonthGrid'
import { MoveDialog } from './MoveDialog'
import type { CalendarSite } from './site'
import { useIsDragging } from './useDrop'
import { useCalendar, type CalendarPerformance } from './useCalendar'
import { useMove } from './useMove'
import { useShown } from './useShown'
import { WeekGrid } from './WeekGrid'
import type { Span } from '@/lib/events/calendar/calendarState'
import { dayInZone } from '@/lib/time/dayInZone'
import { intlLanguage, formatIn } from '@/lib/time/formatIn'
import { Chip } from './Chip'
import { required } from '@/lib/values'

/** Media queries below which the agenda is shown. A week with its hours needs more space than a month. */
const NARROW: Record<Span, string> = { month: '(max-width: 768px)', week: '(max-width: 1024px)' }

/** Whether the screen is too narrow for seven columns. */
function useIsNarrow(span: Span): boolean {
  const query = NARROW[span]
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** The search text in the URL, and a function that clears it. */
function useSearchParam(): [string | null, () => void] {
  const search = useSearchParams().get('search')?.trim() || null
  const showAll = useCallback(() => {
    const query = new URLSearchParams(location.search)
    query.delete('search')
    window.history.replaceState(null, '', `?${query}`)
  }, [])
  return [search, showAll]
}

/** Calendar of a month or a week, in which performances can be dragged to another time. */
export function Calendar({ site }: { site: CalendarSite }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [{ access, day, span, venue }, show] = useShown(site)
  const [search, showAll] = useSearchParam()
  const [moving, setMoving] = useState<{ performance: CalendarPerformance; to: LocalDateTime } | null>(null)
  const [openDay, setOpenDay] = useState<string | null>(null)
  const [addingOn, setAddingOn] = useState<string | null>(null)
  const isNarrow = useIsNarrow(span)
  const first = firstWeekday(language)
  const weeks = span === 'month' ? weeksOfMonth(day, first) : [weekOf(day, first)]
  const month = day.slice(0, 7)
  const days = weeks.flat().filter((date) => span === 'week' || !isNarrow || date.startsWith(month))
  const firstDay = required(days[0], 'the first day of the calendar')
  const lastDay = required(days.at(-1), 'the last day of the calendar')
  const isHeld = [useIsDragging(), moving, openDay, addingOn].some(Boolean)
  const filters = { access, search, venue }
  const { byDay, isFailed, isWaiting, nearest, omitted, refresh } = useCalendar(
    site,
    firstDay,
    lastDay,
    filters,
    isHeld,
  )
  const performancesOn = (date: string): CalendarPerformance[] => byDay?.get(date) ?? []
  // Nothing is left that could be closed, and nothing would let the calendar follow others again.
  if (openDay && performancesOn(openDay).length === 0) setOpenDay(null)
  const [moved, setMoved] = useState<string | null>(null)
  const move = useMove(refresh)
  const number = new Intl.NumberFormat(intlLanguage(language))
  const isEmpty = byDay !== null && !isWaiting && days.every((date) => performancesOn(date).length === 0)
  const venueName =
    [...(byDay?.values() ?? [])].flat().find((performance) => performance.venue === venue)?.venueName ?? null

  function moveAndFocus(performance: CalendarPerformance, to: LocalDateTime): void {
    setMoved(performance.id)
    void move(performance, to)
  }

  function renderBody() {
    if (isFailed && !isWaiting)
      return (
        <EmptyState
          action={<Button onClick={refresh}>{t('tryAgain')}</Button>}
          icon="CircleAlert"
          title={t('calendarFailed')}
        />
      )
    if (!byDay) return <Skeleton lines={8} />
    if (isNarrow) return <Agenda days={days} performancesOn={performancesOn} today={site.today} />
    return span === 'month' ? (
      <MonthGrid month={month} performancesOn={performancesOn} onDay={setOpenDay} today={site.today} weeks={weeks} />
    ) : (
      <WeekGrid days={days} performancesOn={performancesOn} today={site.today} />
    )
  }

  return (
    <CalendarActions
      value={{
        moved,
        requestAdd: setAddingOn,
        requestMove: (performance, to) => setMoving({ performance, to }),
        site,
      }}
    >
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
            <Button variant="quiet" onClick={showAll}>
              {t('calendarAllAccess')}
            </Button>
          </p>
        )}
        {omitted && (
          <p className={styles.searched} role="status">
            {t('calendarNotAll', { shown: number.format(omitted.shown), total: number.format(omitted.total) })}
          </p>
        )}
        {isEmpty && (
          <Nearest
            {...nearest}
            isFiltered={venue !== null || access !== undefined || search !== null}
            onDay={(to) => show({ day: to })}
          />
        )}
        {renderBody()}
      </section>
      {openDay && <DayDialog day={openDay} onClose={() => setOpenDay(null)} performances={performancesOn(openDay)} />}
      {addingOn && <AddOnDay day={addingOn} onAdded={refresh} onClose={() => setAddingOn(null)} site={site} />}
      {moving && (
        <MoveDialog
          key={`${moving.performance.id} ${moving.to.day} ${moving.to.time}`}
          {...moving}
          onClose={() => setMoving(null)}
          onMove={moveAndFocus}
        />
      )}
    </CalendarActions>
  )
}

/** All performances of a day that do not fit into its cell. */
function DayDialog({
  day,
  onClose,
  performances,
}: {
  day: string
  onClose: () => void
  performances: CalendarPerformance[]
}) {
  const { language } = useTranslation().i18n
  return (
    <Dialog isOpen onClose={onClose} title={dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)}>
      <div className={styles.all}>
        {performances.map((performance) => (
          <Chip isRoomy key={performance.id} performance={performance} />
        ))}
      </div>
    </Dialog>
  )
}

interface Props {
  /** Days of the nearest performances, `YYYY-MM-DD`. */
  after: string | null
  before: string | null
  /** Whether a filter is active. */
  isFiltered: boolean
  onDay: (day: string) => void
}

/** Shown for a period without performances, with links to the nearest ones. */
function Nearest({ after, before, isFiltered, onDay }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const formatDay = (day: string) =>
    formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', weekday: 'short', year: 'numeric' }).format(
      new Date(`${day}T12:00:00Z`),
    )
  return (
    <div className={styles.nearest}>
      <p className={styles.none} role="status">
        {t(after || before || isFiltered ? 'calendarNone' : 'calendarNoneAtAll')}
      </p>
      {before && <Button onClick={() => onDay(before)}>{t('calendarLast', { day: formatDay(before) })}</Button>}
      {after && <Button onClick={() => onDay(after)}>{t('calendarComing', { day: formatDay(after) })}</Button>}
    </div>
  )
}
