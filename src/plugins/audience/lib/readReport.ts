import type { PayloadRequest } from 'payload'
import { documentKey, readDocumentNames } from '@/exports/server'
import { type DocumentName } from '@/endpoints/documents/documentNames'
import { readDays, readSums, readSwitch, type Period, type Sum } from '../database/figures'
import type { Kind } from './kinds'
import { daysOf } from './period'

/** Rows of each list. The totals are of everything. */
const MAX_ROWS = 50

export interface Report extends Period {
  /** Whether the site is counted now. */
  isOn: boolean
  visits: number
  presses: number
  days: { day: string; presses: number; visits: number }[]
  /** Pages with a document that the reader may view. */
  documents: { collection: string; id: string; title: string; visits: number }[]
  /** Other pages, by the name of their template; `home` for a start page without a document. */
  lists: { template: string; visits: number }[]
  languages: { language: string; visits: number }[]
  /** Hosts; `-` for no other website, `*` for those that are not kept apart. */
  sources: { host: string; visits: number }[]
  searches: { times: number; words: string }[]
  performances: { event: string; id: string; presses: number; start: string | null; title: string }[]
  calendars: { collection: string; downloads: number; fetches: number; id: string; title: string }[]
}

/** Reads the figures of a site in a period, with the names that the reader may see. */
export async function readReport(req: PayloadRequest, tenantId: string, period: Period): Promise<Report> {
  const [sums, days, isOn] = [
    await readSums(req, tenantId, period),
    await readDays(req, tenantId, period),
    await readSwitch(req, tenantId),
  ]
  const of = (kind: Kind): Sum[] => sums.filter((sum) => sum.kind === kind)
  const pages = of('visit').map(({ key, n }) => ({ n, parts: key.split('/') }))
  const documents = addUp(pages, ([collection, id]) => (collection === 'list' || !id ? null : `${collection}/${id}`))
  const presses = of('press').map(({ key, n }) => ({ n, parts: key.split('/') }))
  const topPresses = presses.slice(0, MAX_ROWS)
  const counts = new Map(sums.map(({ key, kind, n }) => [`${kind} ${key}`, n]))
  const counted = (kind: Kind, key: string): number => counts.get(`${kind} ${key}`) ?? 0
  const usesOf = (key: string): number => counted('calendar', key) + counted('subscription', key)
  const calendars = [...new Set([...of('calendar'), ...of('subscription')].map(({ key }) => key))]
    .toSorted((a, b) => usesOf(b) - usesOf(a))
    .slice(0, MAX_ROWS)
  const names = await readDocumentNames(
    req,
    [
      ...documents.slice(0, MAX_ROWS).map(([key]) => targetOf(key)),
      ...topPresses.flatMap(({ parts: [event = '', performance = ''] }) => [
        { collection: 'events', id: event },
        { collection: 'event-instances', id: performance },
      ]),
      ...calendars.map(targetOf),
    ],
    tenantId,
  )
  return {
    ...period,
    calendars: calendars.flatMap((key) =>
      named(names, key).map((name) => ({
        ...name,
        downloads: counted('calendar', key),
        fetches: counted('subscription', key),
      })),
    ),
    days: filled(period, days),
    documents: documents.flatMap(([key, visits]) => named(names, key).map((name) => ({ ...name, visits }))),
    isOn,
    languages: addUp(pages, (parts) => parts[2] ?? null).map(([language, visits]) => ({ language, visits })),
    lists: addUp(pages, ([kind, template]) => (kind === 'list' && template ? template : null)).map(
      ([template, visits]) => ({ template, visits }),
    ),
    performances: topPresses.flatMap(({ n, parts: [event = '', id = ''] }) =>
      named(names, `events/${event}`).map(({ title }) => ({
        event,
        id,
        presses: n,
        start: names.get(`event-instances/${id}`)?.date ?? null,
        title,
      })),
    ),
    presses: presses.reduce((sum, { n }) => sum + n, 0),
    searches: of('search')
      .slice(0, MAX_ROWS)
      .map(({ key, n }) => ({ times: n, words: key })),
    sources: of('source')
      .slice(0, MAX_ROWS)
      .map(({ key, n }) => ({ host: key, visits: n })),
    visits: pages.reduce((sum, { n }) => sum + n, 0),
  }
}

/** Adds up what has the same name, most first; what has none is left out. */
function addUp(
  rows: { n: number; parts: string[] }[],
  nameOf: (parts: string[]) => string | null,
): [name: string, n: number][] {
  const sums = new Map<string, number>()
  for (const { n, parts } of rows) {
    const name = nameOf(parts)
    if (name !== null) sums.set(name, (sums.get(name) ?? 0) + n)
  }
  return [...sums].sort(([, a], [, b]) => b - a)
}

function targetOf(key: string): { collection: string; id: string } {
  const [collection = '', id = ''] = key.split('/')
  return { collection, id }
}

/** One name, or none for a document that is gone or that the reader may not view. */
function named(names: Map<string, DocumentName>, key: string): { collection: string; id: string; title: string }[] {
  const name = names.get(documentKey(targetOf(key)))
  return name ? [{ collection: name.collection, id: name.id, title: name.title }] : []
}

function filled(period: Period, days: { day: string; kind: string; n: number }[]): Report['days'] {
  const sums = new Map(days.map(({ day, kind, n }) => [`${day} ${kind}`, n]))
  return daysOf(period).map((day) => ({
    day,
    presses: sums.get(`${day} press`) ?? 0,
    visits: sums.get(`${day} visit`) ?? 0,
  }))
}
