import type { ProgrammeFilter } from '@/database/website/listProgramme'
import type { ProgrammeOption, ProgrammeOptions } from '@/database/website/programmeOptions'
import { idOf } from '@/lib/values'
import { accessFilter } from '../lib/data/accessFilter'
import { ACCESS, pageNumber } from '../lib/pageQuery'
import { paged } from '../lib/paging'
import { chosenDays } from '../lib/programme/days'
import { loadCalendar } from '../lib/programme/loadCalendar'
import { parseProgramme, toParameters, wordsOf, type ProgrammeQuery } from '../lib/programme/programmeQuery'
import type { Calendar, Programme, ProgrammeChoice } from '../lib/programme/Programme'
import { variantOf } from '../lib/programme/variants'
import { loadProgramme, programmeOptions, type ProgrammeRow } from '../lib/read/programme'
import { pageSizeOf, readPublished, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages, type SiteMessages } from '../lib/siteMessages'

const ROWS_PER_PAGE = 40

/** Builds What's on: the events to come as a list, a month or posters, as its address filters them. */
export async function whatsOnContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const requested = parseProgramme(search)
  // The start page is cached in few variants; the list has all of them.
  const variant = path === '/' ? await variantOf(reader, path, search) : requested
  const query = variant === null ? parseProgramme(new URLSearchParams()) : requested
  const [options, filter] = await Promise.all([programmeOptions(reader), filterOf(reader, query)])
  const messages = siteMessages(reader.language, reader.site.defaultLanguage)
  const calendar =
    query.view === 'calendar' ? await loadCalendar(reader, filter, { options, requested: query.month }) : null
  const found = calendar
    ? { hasMore: false, page: 1, rows: [] }
    : await loadProgramme(
        reader,
        { ...filter, days: chosenDays(query.date, reader.site.timezone) },
        { page: pageNumber(search), size: pageSizeOf(reader, 'events', 'events', ROWS_PER_PAGE) },
      )
  const parameters = toParameters(query)
  const programme: Programme = {
    calendar,
    choices: choicesOf(options, query, messages),
    hasArchive: options.hasPast,
    path,
    query,
  }
  return {
    filter: accessFilter(options.access, query.access, messages),
    lists: { events: paged(found.rows, { ...found, order: 'coming', path, query: parameters }) },
    page: found.page,
    path,
    programme,
    ...(Object.keys(parameters).length > 0 && { query: parameters }),
    sources: sourcesOf([...found.rows, ...(calendar?.undated ?? [])], calendar),
    template: 'events',
    title: [messages.whatsOn, chosenNames(programme, messages)].filter(Boolean).join(': '),
  }
}

/** Resolves a choice to what the database compares. */
async function filterOf(
  reader: Reader,
  { access, kind, season, text, venue }: ProgrammeQuery,
): Promise<ProgrammeFilter> {
  return {
    access,
    events: kind ? await eventsOfCollection(reader, kind) : null,
    season,
    venue,
    words: text ? { languages: [reader.language, reader.site.defaultLanguage], list: wordsOf(text) } : null,
  }
}

/** Returns the ids of the events of a collection; none for one that is not published. */
async function eventsOfCollection(reader: Reader, slug: string): Promise<string[]> {
  const [found] = await readPublished(reader, 'event-collections', { limit: 1, where: { slug: { equals: slug } } })
  return (found?.includedEvents ?? []).map(idOf).filter((id) => id !== null)
}

/** The fields of the filter form: those with something to choose, and those with a choice that has nothing left. */
function choicesOf(options: ProgrammeOptions, query: ProgrammeQuery, messages: SiteMessages): ProgrammeChoice[] {
  const choice = (
    name: string,
    label: string,
    of: ProgrammeOption[],
    { chosen, fewest = 1 }: { chosen: string | null; fewest?: number },
  ): ProgrammeChoice[] => {
    const isKnown = of.some(({ value }) => value === chosen)
    const all = chosen && !isKnown ? [...of, { label: chosen, value: chosen }] : of
    return all.length >= fewest || chosen ? [{ chosen, label, name, options: all }] : []
  }
  const access = accessFilter(options.access, query.access, messages)
  return [
    ...choice('venue', messages.venue, options.venues, { chosen: query.venue, fewest: 2 }),
    ...choice('kind', messages.filterKind, options.kinds, { chosen: query.kind }),
    ...choice('season', messages.kindSeason, options.seasons, { chosen: query.season }),
    ...(access ? [{ ...access, label: messages.accessFilter, name: ACCESS }] : []),
  ]
}

/** Names what is chosen, for the title of the page. */
const chosenNames = ({ choices, query }: Programme, messages: SiteMessages): string =>
  [
    query.view === 'calendar'
      ? null
      : query.date === 'today'
        ? messages.today
        : query.date === 'weekend'
          ? messages.weekend
          : null,
    ...choices.map(
      ({ chosen, options }) => options.find(({ label, value }) => value === chosen && label !== value)?.label,
    ),
    query.text && `“${query.text}”`,
  ]
    .filter(Boolean)
    .join(', ')

const sourcesOf = (rows: ProgrammeRow[], calendar: Calendar | null): Content['sources'] => {
  const entries = calendar?.days.flatMap((day) => day.entries) ?? []
  const events = [...rows, ...entries].map(({ event }) => event)
  const performances = [...rows, ...entries].flatMap((row) => row.performances)
  return [
    ...[...new Set(events)].map((document) => ({ collection: 'events', document })),
    ...performances.map((document) => ({ collection: 'event-instances', document })),
  ]
}
