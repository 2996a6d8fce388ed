import { orchestraName } from '../names/ensembleName'
import { fit } from '../phrases'
import { eventSubtitle, eventSummary, eventTitle } from '../programme/eventTitle'
import type { Programme } from '../programme/fileSchema'
import type { Report } from '../report'
import { performancesOf, planInstances, type Performance } from './instances'
import { familyName, newPeople, type People } from './people'
import { newShelf, type PlannedDocument, type Shelf } from './shelf'
import { castOf } from './stageCast'
import { newWorks, type PlannedWork, type Works } from './works'

const MOST_CREDITS = 200

/**
 * The documents that the programmes of an archive become, in the same order at every call.
 * @param source name of the archive
 */
export function planImport(
  programmes: Programme[],
  report: Report,
  site: { tenant: string; timezone: string; source: string },
): Shelf['documents'] {
  const shelf = newShelf(site.tenant, site.source)
  const people = newPeople(shelf)
  const works = newWorks(shelf, people)
  for (const programme of programmes) planProgramme(shelf, people, works, report, programme, site.timezone)
  people.finish()
  works.finish()
  return shelf.documents
}

function planProgramme(
  shelf: Shelf,
  people: People,
  works: Works,
  report: Report,
  programme: Programme,
  homeZone: string,
): void {
  const performances = performancesOf(shelf, report, programme, homeZone)
  const planned = programme.works.flatMap(
    (entry) => works.find(entry) ?? report.add('Works left out', programme.label, `${entry.ID} has no title`),
  )
  const orchestra = planOrchestra(shelf, programme.orchestra)
  const cast = castOf(shelf, people, programme.works)
  if (cast.credits.length > MOST_CREDITS)
    report.add(
      'Programmes with too many credits',
      programme.label,
      `the first ${MOST_CREDITS} of ${cast.credits.length} are kept`,
    )
  const summary = {
    composers: [...new Set(planned.flatMap(({ composers }) => composers.map(familyName)))],
    conductors: cast.conductors,
    leads: cast.leads,
    orchestra: orchestra ? String(orchestra.data.name) : '',
    series: seriesName(programme.concerts[0]?.eventType ?? ''),
    works: planned.map(({ composer, title }) => ({ composer, title })),
  }
  const ordered = [...performances].sort((one, other) => one.start.localeCompare(other.start))
  const [first, last] = [ordered[0], ordered.at(-1)]
  const event = shelf.take('events', programme.id, () => ({
    credits: cast.credits.slice(0, MOST_CREDITS),
    endDate: last?.start ?? null,
    endDate_tz: last?.timezone ?? null,
    organizations: [...new Set([...(orchestra ? [orchestra.id] : []), ...cast.ensembles])],
    season: planSeason(shelf, report, programme),
    series: [
      ...new Set(programme.concerts.map(({ eventType }) => planSeries(shelf, eventType)).filter((id) => id !== null)),
    ],
    startDate: first?.start ?? null,
    startDate_tz: first?.timezone ?? null,
    subtitle: eventSubtitle(summary) || null,
    summary: eventSummary(summary) || null,
    title: eventTitle(summary) || programme.label,
    venue: mostFrequent(performances),
    works: workIds(planned),
  }))
  planInstances(shelf, event, performances)
}

function planSeason(shelf: Shelf, report: Report, { label, season }: Programme): string | null {
  const data = readSeason(season)
  if (!data) report.add('Programmes without a season', label, `"${season}" is no season`)
  return data ? shelf.take('seasons', season.trim(), () => ({ ...data })).id : null
}

function planSeries(shelf: Shelf, eventType: string): string | null {
  const title = seriesName(eventType)
  return title ? shelf.take('series', title.toLowerCase(), () => ({ title: fit(title, 300) })).id : null
}

function planOrchestra(shelf: Shelf, entry: string): PlannedDocument | null {
  const name = orchestraName(entry)
  return name
    ? shelf.take('organizations', name.toLowerCase(), () => ({ kind: 'orchestra', name: fit(name, 200) }))
    : null
}

const seriesName = (eventType: string): string =>
  eventType
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^None$/, '')

/** A work stands once in the list, however many of its movements are played. */
const workIds = (planned: PlannedWork[]): string[] => [...new Set(planned.map(({ document }) => document.id))]

function mostFrequent(performances: Performance[]): string | null {
  const counts = new Map<string, number>()
  for (const { venue } of performances) if (venue) counts.set(venue, (counts.get(venue) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null
}

interface SeasonData {
  title: string
  /** Noon in UTC, so that the day is the same in every zone. */
  startDate: string
  endDate: string
}

/**
 * A season from how the archive names it: from September to August.
 * @returns null where the name is no season
 * @example readSeason('2004-05').title // '2004–05 season'
 */
export function readSeason(entry: string): SeasonData | null {
  const years = /^\s*(\d{4})-(\d{2})\s*$/.exec(entry)
  if (!years) return null
  const first = Number(years[1])
  if ((first + 1) % 100 !== Number(years[2])) return null
  return {
    endDate: `${first + 1}-08-31T12:00:00.000Z`,
    startDate: `${first}-09-01T12:00:00.000Z`,
    title: `${first}–${years[2]} season`,
  }
}
