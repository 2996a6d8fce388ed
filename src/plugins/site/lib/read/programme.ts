import {
  listProgramme,
  listProgrammeDays,
  readBounds,
  type CalendarItem,
  type Days,
  type ProgrammeFilter,
  type ProgrammeItem,
} from '@/database/website/listProgramme'
import { ZONES_CACHE_MS } from '@/database/website/listComing'
import { readProgrammeOptions, type ProgrammeOptions } from '@/database/website/programmeOptions'
import type { Event, EventInstance } from '@/payload-types'
import { cachedForSite } from '../cache/cachedForSite'
import { CARD_FIELDS } from './cardFields'
import { readPage, type PageOf } from './pageOf'
import { PERFORMANCE_FIELDS, scopeOf } from './performances'
import { readPublished, type Reader } from './Reader'

/** A row of the programme: an event with its next performance that matches, and some of those after it. */
export interface ProgrammeRow {
  event: Event
  performance: EventInstance | null
  performances: EventInstance[]
  /** Number of all performances that match. */
  total: number
}

/** How many dates a row shows where the visitor looks for dates of one kind. */
const DATES_OF_ROW = 6

/** Events without dates below a month of the calendar. */
const MAX_UNDATED = 40

/** Loads a page of the programme. */
export async function loadProgramme(
  reader: Reader,
  filter: ProgrammeFilter,
  { page, size }: { page: number; size: number },
): Promise<PageOf<ProgrammeRow>> {
  const each = filter.access || filter.days ? DATES_OF_ROW : 1
  const { rows, ...rest } = await readPage(page, size, (slice) =>
    listProgramme(reader.payload, scopeOf(reader), { ...filter, each }, slice),
  )
  return { ...rest, rows: await loadRows(reader, rows) }
}

/** Loads the current and upcoming events of a range of days that none of them is the date of. */
export async function loadUndated(reader: Reader, filter: ProgrammeFilter): Promise<ProgrammeRow[]> {
  const options = { ...filter, each: 1, isSpanning: true }
  return loadRows(
    reader,
    await listProgramme(reader.payload, scopeOf(reader), options, { limit: MAX_UNDATED, offset: 0 }),
  )
}

/** A range of days, to be asked for more than once. */
export const withBounds = async (reader: Reader, days: Days): Promise<Days> => ({
  ...days,
  bounds: await readBounds(reader.payload, scopeOf(reader), days),
})

/** Lists the performances of a range of days, without their documents. */
export const listDays = (reader: Reader, filter: ProgrammeFilter & { days: Days }): Promise<CalendarItem[]> =>
  listProgrammeDays(reader.payload, scopeOf(reader), filter)

/** Reads what the programme can be filtered by, at most once for a version of the site and a quarter of an hour. */
export const programmeOptions = (reader: Reader): Promise<ProgrammeOptions> => {
  const { language, payload, site } = reader
  return cachedForSite(reader, `programme ${language} ${Math.floor(site.readAt / ZONES_CACHE_MS)}`, () =>
    readProgrammeOptions(payload, scopeOf(reader), [language, site.defaultLanguage]),
  )
}

async function loadRows(reader: Reader, items: ProgrammeItem[]): Promise<ProgrammeRow[]> {
  const { events, performances } = await loadCards(reader, {
    events: items.map(({ event }) => event),
    performances: items.flatMap((item) => item.performances),
  })
  return items.flatMap(({ event: id, performances: ids, total }) => {
    const event = events.get(id)
    const found = ids.flatMap((one) => performances.get(one) ?? [])
    return event ? { event, performance: found[0] ?? null, performances: found, total } : []
  })
}

/** Loads events and performances by id, each once: one query per content type. */
export async function loadCards(
  reader: Reader,
  ids: { events: string[]; performances: string[] },
): Promise<{ events: Map<string, Event>; performances: Map<string, EventInstance> }> {
  const where = (list: string[]) => ({ limit: list.length, where: { id: { in: list } } })
  const [events, performances] = [[...new Set(ids.events)], [...new Set(ids.performances)]]
  const [foundEvents, foundPerformances] = await Promise.all([
    events.length > 0 ? readPublished(reader, 'events', { ...where(events), select: CARD_FIELDS.events }) : [],
    performances.length > 0
      ? readPublished(reader, 'event-instances', { ...where(performances), select: PERFORMANCE_FIELDS })
      : [],
  ])
  return {
    events: new Map(foundEvents.map((event) => [event.id, event])),
    performances: new Map(foundPerformances.map((performance) => [performance.id, performance])),
  }
}
