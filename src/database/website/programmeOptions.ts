import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { lastsForDays, upcomingPerformances, type UpcomingScope } from './listComing'
import { awaitsDate, LAST_DATE, pastEvents, undatedEvents } from './overEvents'

const r = namesOf('event_collections_rels', 'r')
const e = namesOf('events', 'e')
const a = namesOf('event_instances_access_types', 'a')

/** What the programme can be filtered by, and how far it reaches. */
export interface ProgrammeOptions {
  /** Kinds of access of upcoming performances. */
  access: string[]
  /** Venues, seasons and event collections with a title, by slug. */
  kinds: ProgrammeOption[]
  seasons: ProgrammeOption[]
  venues: ProgrammeOption[]
  /** Start of the first performance or event, and of the last one or the end of one that lasts, if that is later. */
  first: Date | null
  last: Date | null
  /** There are events that are over. */
  hasPast: boolean
}

export interface ProgrammeOption {
  label: string
  value: string
}

interface Row extends Record<string, unknown> {
  facet: 'access' | 'first' | 'kinds' | 'last' | 'past' | 'seasons' | 'venues'
  label: string
  value: string
}

const MAX_OPTIONS = 100

/** How far ahead the end of an exhibition counts: one that is on for good has no last month. */
const FARTHEST_END = sql`interval '24 months'`

/** Reads what the programme of a tenant can be filtered by, in one statement. Names are in one of the languages. */
export async function readProgrammeOptions(
  payload: BasePayload,
  scope: Omit<UpcomingScope, 'event' | 'venue'>,
  languages: [language: string, fallback: string],
): Promise<ProgrammeOptions> {
  const { tenant } = scope
  const named = (facet: Row['facet'], slug: string, field: string, condition: SQL): SQL =>
    sql`(select ${facet} as facet, d.slug as value, coalesce(${nameIn(slug, field, languages[0])}, ${nameIn(slug, field, languages[1])}) as label
      from ${tableOf(slug)} d where d.tenant_id = ${tenant}::uuid and d._status = 'published' and d.deleted_at is null and d.slug is not null and ${condition} limit ${MAX_OPTIONS})`
  // What an automated collection holds is known only once its conditions are evaluated.
  const hasComing = sql`(d.kind = 'automated' or exists (select from ${r}
    where ${r.parent_id} = d.id and ${r.path} = 'events' and ${r.events_id} in (select id from coming)))`
  const db = await dbOf({ payload })
  const { rows } = await db.execute<Row>(sql`
    with performances as (${await upcomingPerformances(payload, scope)}),
    undated as (select ${e.id}, ${e.venue_id}, coalesce(${e.start_date}, ${e.end_date}) as start, ${LAST_DATE} as last, ${awaitsDate(scope)} as awaits_date from ${e} where ${undatedEvents(scope)}),
    coming as (select distinct event_id as id, venue_id from performances union select id, venue_id from undated),
    spans as (select p.start, case when ${lastsForDays('p')} then p."end" end as last from performances p
      union all select start, last from undated where start is not null and not awaits_date),
    reach as (select min(start) as first, greatest(max(start), least(max(last), now() + ${FARTHEST_END})) as last from spans)
    select 'access' as facet, ${a.value}::text as value, ${a.value}::text as label from performances p join ${a} on ${a.parent_id} = p.id group by ${a.value}
    union all ${named('venues', 'venues', 'name', sql`d.id in (select venue_id from coming)`)}
    union all ${named('seasons', 'seasons', 'title', sql`d.id in (select ${e.season_id} from ${e} join coming c on c.id = ${e.id})`)}
    union all ${named('kinds', 'event-collections', 'title', hasComing)}
    union all select 'first', '', to_char(first at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from reach where first is not null
    union all select 'last', '', to_char(last at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from reach where last is not null
    union all select 'past', '', '' where exists (select 1 from ${e} where ${pastEvents(scope)})
    order by facet, label, value`)
  const of = (facet: Row['facet']): ProgrammeOption[] =>
    rows.flatMap((row) => (row.facet === facet && row.label ? { label: row.label, value: row.value } : []))
  const moment = (facet: 'first' | 'last'): Date | null => {
    const [found] = of(facet)
    return found ? new Date(found.label) : null
  }
  return {
    access: of('access').map(({ value }) => value),
    first: moment('first'),
    hasPast: rows.some(({ facet }) => facet === 'past'),
    kinds: of('kinds'),
    last: moment('last'),
    seasons: of('seasons'),
    venues: of('venues'),
  }
}

const nameIn = (slug: string, field: string, language: string): SQL =>
  sql`(select nullif(l.${sql.identifier(field)}, '') from ${tableOf(`${slug}_locales`)} l where l._parent_id = d.id and l._locale::text = ${language})`
