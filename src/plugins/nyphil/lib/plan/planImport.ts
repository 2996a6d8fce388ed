import { orchestraName } from '../names/ensembleName'
import { fit } from '../phrases'
import { eventSubtitle, eventSummary, eventTitle } from '../programme/eventTitle'
import type { Programme } from '../programme/fileSchema'
import type { Report } from '../report'
import { performancesOf, planInstances, type Performance } from './instances'
import { familyName, newPeople, type People } from './people'
import { newRegistry, type PlannedDocument, type Registry } from './registry'
import { castOf } from './stageCast'
import { newWorks, type PlannedWork, type Works } from './works'

const MAX_CREDITS = 200

/**
 * The documents to create from the programmes of an archive. The order is deterministic.
 * @param source name of the archive
 */
export function planImport(
  programmes: Programme[],
  report: Report,
  site: { tenant: string; timezone: string; source: string },
): Registry['documents'] {
  const registry = newRegistry(site.tenant, site.source)
  const people = newPeople(registry)
  const works = newWorks(registry, people)
  for (const programme of programmes) planProgramme(registry, people, works, report, programme, site.timezone)
  people.finish()
  works.finish()
  return registry.documents
}

function planProgramme(
  registry: Registry,
  people: People,
  works: Works,
  report: Report,
  programme: Programme,
  homeZone: string,
): void {
  const performances = performancesOf(registry, report, programme, homeZone)
  const planned = programme.works.flatMap(
    (entry) => works.find(entry) ?? report.add('Works left out', programme.label, `${entry.ID} has no title`),
  )
  const orchestra = planOrchestra(registry, programme.orchestra)
  const cast = castOf(registry, people, programme.works)
  if (cast.credits.length > MAX_CREDITS)
    report.add(
      'Programmes with too many credits',
      programme.label,
      `the first ${MAX_CREDITS} of ${cast.credits.length} are kept`,
    )
  const summary = {
    composers: [...new Set(planned.flatMap(({ composers }) => composers.map(familyName)))],
    conductors: cast.conductors,
    leads: cast.leads,
    orchestra: orchestra ? String(orchestra.data.name) : '',
    series: seriesName(programme.concerts[0]?.eventType ?? ''),
    works: planned.map(({ composer, title }) => ({ composer, title })),
  }
  const ordered = [...performances].sort((a, b) => a.start.localeCompare(b.start))
  const [first, last] = [ordered[0], ordered.at(-1)]
  const event = registry.register('events', programme.id, () => ({
    credits: cast.credits.slice(0, MAX_CREDITS),
    endDate: last?.start ?? null,
    endDate_tz: last?.timezone ?? null,
    organizations: [...new Set([...(orchestra ? [orchestra.id] : []), ...cast.ensembles])],
    season: planSeason(registry, report, programme),
    series: [
      ...new Set(
        programme.concerts.map(({ eventType }) => planSeries(registry, eventType)).filter((id) => id !== null),
      ),
    ],
    startDate: first?.start ?? null,
    startDate_tz: first?.timezone ?? null,
    subtitle: eventSubtitle(summary) || null,
    summary: eventSummary(summary) || null,
    title: eventTitle(summary) || programme.label,
    venue: mostFrequent(performances),
    works: workIds(planned),
  }))
  planInstances(registry, event, performances)
}

function planSeason(registry: Registry, report: Report, { label, season }: Programme): string | null {
  const data = readSeason(season)
  if (!data) report.add('Programmes without a season', label, `"${season}" is no season`)
  return data ? registry.register('seasons', season.trim(), () => ({ ...data })).id : null
}

function planSeries(registry: Registry, eventType: string): string | null {
  const title = seriesName(eventType)
  return title ? registry.register('series', title.toLowerCase(), () => ({ title: fit(title, 300) })).id : null
}

function planOrchestra(registry: Registry, entry: string): PlannedDocument | null {
  const name = orchestraName(entry)
  return name
    ? registry.register('organizations', name.toLowerCase(), () => ({ kind: 'orchestra', name: fit(name, 200) }))
    : null
}

const seriesName = (eventType: string): string =>
  eventType
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^None$/, '')

/** Each work once, however many of its movements are played. */
const workIds = (planned: PlannedWork[]): string[] => [...new Set(planned.map(({ document }) => document.id))]

function mostFrequent(performances: Performance[]): string | null {
  const counts = new Map<string, number>()
  for (const { venue } of performances) if (venue) counts.set(venue, (counts.get(venue) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

interface SeasonData {
  title: string
  /** Noon in UTC, so that the date is the same in almost every time zone. */
  startDate: string
  endDate: string
}

/**
 * Parses a season of the archive, from September to August.
 * @returns null if the name is not a season
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
