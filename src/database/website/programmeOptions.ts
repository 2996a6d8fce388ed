import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { undatedEvents } from './listProgramme'
import { upcomingPerformances, type UpcomingScope } from './listComing'

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
  /** Start of the first and of the last upcoming performance. */
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
    coming as (select distinct event_id as id, venue_id from performances
      union select ${e.id}, ${e.venue_id} from ${e} where ${undatedEvents(tenant)})
    select 'access' as facet, ${a.value}::text as value, ${a.value}::text as label from performances p join ${a} on ${a.parent_id} = p.id group by ${a.value}
    union all ${named('venues', 'venues', 'name', sql`d.id in (select venue_id from coming)`)}
    union all ${named('seasons', 'seasons', 'title', sql`d.id in (select ${e.season_id} from ${e} join coming c on c.id = ${e.id})`)}
    union all ${named('kinds', 'event-collections', 'title', hasComing)}
    union all select 'first', '', to_char(min(start) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from performances having count(*) > 0
    union all select 'last', '', to_char(max(start) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from performances having count(*) > 0
    union all select 'past', '', '' where exists (select 1 from ${e} where ${e.tenant_id} = ${tenant}::uuid and ${e._status} = 'published' and ${e.deleted_at} is null and coalesce(${e.end_date}, ${e.start_date}) < now())
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
