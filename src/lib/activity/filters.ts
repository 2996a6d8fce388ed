import { ACTIVITY_KINDS, type ActivityKind } from './actions'
import { isUuid } from '@/lib/values'

/** Query parameters of the Activity screen. */
export interface ActivityFilters {
  /** Id of a user, or one of `provider` and `automatic`. */
  person: string | null
  kind: ActivityKind | null
  /** First and last day in UTC: `2026-11-21`. */
  from: string | null
  to: string | null
  /** Only entries older than this one. */
  before: Cursor | null
}

/** End of a page: the time of its last entry, and its id in case several share that time. */
export interface Cursor {
  at: string
  id: string
}

type Query = Record<string, string | string[] | undefined>

/** Reads filters from a query. Invalid values are ignored. */
export function readFilters(query: Query): ActivityFilters {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
  const [person, kind] = [text('person'), text('kind')]
  return {
    before: readCursor(text('before')),
    from: readDay(text('from')),
    kind: ACTIVITY_KINDS.find((known) => known === kind) ?? null,
    person: person === 'provider' || person === 'automatic' || isUuid(person) ? person : null,
    to: readDay(text('to')),
  }
}

/** The query string of filters; '' if there are none. */
export function filterQuery({ before, from, kind, person, to }: Partial<ActivityFilters>): string {
  const parameters = Object.entries({ person, kind, from, to, before: before && `${before.at}_${before.id}` }).flatMap(
    ([name, value]) => (value ? [[name, value]] : []),
  )
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}

function readDay(text: string): string | null {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null
}

function readCursor(text: string): Cursor | null {
  const [at = '', id = ''] = text.split('_')
  return isUuid(id) && /^\d{4}-\d\d-\d\dT/.test(at) && !Number.isNaN(Date.parse(at))
    ? { at: new Date(at).toISOString(), id }
    : null
}

const DAY_MS = 86_400_000

/** The first instant after a day. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString()
