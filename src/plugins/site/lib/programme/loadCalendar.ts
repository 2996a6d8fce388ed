import { DateTime } from 'luxon'
import type { CalendarItem, Days, ProgrammeFilter } from '@/database/website/listProgramme'
import type { ProgrammeOptions } from '@/database/website/programmeOptions'
import { isTimezone } from '@/lib/events/momentInZone'
import { dayOf } from '../formatMoments'
import { listDays, loadCards, loadUndated, withBounds } from '../read/programme'
import type { Reader } from '../read/Reader'
import { daysOfMonth, neighbourMonth } from './days'
import type { Calendar, CalendarDay } from './Programme'

/** Events on a day of the calendar. The others are on the list of that day. */
const EVENTS_OF_DAY = 4

/** Performances of an event on a day of the calendar. */
const TIMES_OF_EVENT = 4

/** Loads a month of the programme. Only what the calendar shows is loaded, however much there is on a day. */
export async function loadCalendar(
  reader: Reader,
  filter: ProgrammeFilter,
  { options, requested }: { options: ProgrammeOptions; requested: string | null },
): Promise<Calendar> {
  const { timezone } = reader.site
  const monthOf = (moment: Date) => dayOf(moment, timezone).slice(0, 7)
  const today = dayOf(new Date(), timezone)
  const current = today.slice(0, 7)
  const first = options.first && monthOf(options.first) > current ? monthOf(options.first) : current
  const month = requested ?? first
  const days = await withBounds(reader, daysOfMonth(month))
  const [items, undated] = await Promise.all([
    listDays(reader, { ...filter, days }),
    loadUndated(reader, { ...filter, days }),
  ])
  return {
    days: await loadDays(reader, days, { items, today }),
    month,
    next: options.last && monthOf(options.last) > month ? neighbourMonth(month, 1) : null,
    previous: month > current ? neighbourMonth(month, -1) : null,
    undated,
  }
}

async function loadDays(
  reader: Reader,
  { from, to }: Days,
  { items, today }: { items: CalendarItem[]; today: string },
): Promise<CalendarDay[]> {
  const byDay = new Map<string, Map<string, string[]>>()
  for (const { event, performance, start, zone } of items) {
    const day = dayOf(start, isTimezone(zone) ? zone : reader.site.timezone)
    const events = byDay.get(day) ?? new Map<string, string[]>()
    byDay.set(day, events.set(event, [...(events.get(event) ?? []), performance]))
  }
  const shown = [...byDay.values()].flatMap((events) => [...events].slice(0, EVENTS_OF_DAY))
  const { events, performances } = await loadCards(reader, {
    events: shown.map(([event]) => event),
    performances: shown.flatMap(([, ids]) => ids.slice(0, TIMES_OF_EVENT)),
  })
  const days: CalendarDay[] = []
  for (let day = DateTime.fromISO(from); (day.toISODate() ?? '') <= to; day = day.plus({ days: 1 })) {
    const date = day.toISODate() ?? ''
    const ofDay = [...(byDay.get(date) ?? [])]
    days.push({
      date,
      entries: ofDay.slice(0, EVENTS_OF_DAY).flatMap(([id, ids]) => {
        const event = events.get(id)
        return event ? { event, performances: ids.flatMap((one) => performances.get(one) ?? []) } : []
      }),
      isToday: date === today,
      more: Math.max(0, ofDay.length - EVENTS_OF_DAY),
    })
  }
  return days
}
