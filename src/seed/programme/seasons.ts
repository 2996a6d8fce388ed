import { DateTime } from 'luxon'
import { required } from '@/lib/values'
import { durationOf, startOfToday, type Clock } from '@/seed/reading/relativeDates'
import type { DemoSeason } from '@/seed/reading/schemas'
import type { SiteEntry } from '@/seed/writing/site'

/** A season with its dates. */
export interface DatedSeason {
  entry: SiteEntry & { slug: string }
  start: DateTime
  end: DateTime
}

/**
 * The seasons around the day of seeding, in order: of those that come back every year the previous, current and next
 * one.
 */
export function seasonsAround(clock: Clock, seasons: readonly DemoSeason[]): DatedSeason[] {
  const today = startOfToday(clock)
  const dated = seasons
    .flatMap((season) => startsOf(season, today).map((start) => datedSeason(season, start)))
    .sort((a, b) => a.start.toMillis() - b.start.toMillis())
  const current = dated.findLastIndex(({ start }) => start <= today)
  return dated.slice(Math.max(current - 1, 0), current + 2)
}

/** The season of a day; the first one for days before all of them. */
export const seasonOf = (day: DateTime, seasons: readonly DatedSeason[]): DatedSeason =>
  required(seasons.findLast(({ start }) => start <= day) ?? seasons[0], 'a season')

/** A month stands for last, this and next year; a duration counts from the beginning of this month. */
function startsOf({ starts }: DemoSeason, today: DateTime): DateTime[] {
  const month = DateTime.fromFormat(starts, 'LLLL', { locale: 'en' }).month
  if (Number.isNaN(month)) return [today.startOf('month').plus(durationOf(starts))]
  return [-1, 0, 1].map((years) => today.startOf('year').plus({ years }).set({ month }))
}

function datedSeason({ lasts, starts: _, ...texts }: DemoSeason, start: DateTime): DatedSeason {
  const end = start.plus(durationOf(lasts)).minus({ days: 1 })
  const years: Record<string, string> = {
    end: String(end.year),
    endShort: String(end.year).slice(2),
    start: String(start.year),
  }
  const filled = JSON.parse(
    JSON.stringify(texts).replace(/\{(\w+)\}/g, (name, key: string) => years[key] ?? name),
  ) as typeof texts
  return { end, entry: { ...filled, endDate: end.toISODate(), startDate: start.toISODate() }, start }
}
