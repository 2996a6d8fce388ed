import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { placeZone, venueOfEvent } from '../../../database/performances/places'
import { defineOperation } from '../../../endpoints/define'
import { badRequest } from '../../../endpoints/OperationError'
import { namedTenant, tenantNamed } from '../../../endpoints/people/site'
import { holderOf } from '../../../endpoints/rules'
import { addDays } from '../../../lib/events/calendar/days'
import { wallOf } from '../../../lib/events/calendar/wallOf'
import { dayInput } from '../../../lib/events/recurring/wallInput'
import { isContentLanguage } from '../../../lib/languages/codes'
import { nearestDay } from '../lib/nearestDay'
import { AREA } from '../lib/plan'

const MOST = 2_000
const LONGEST_DAYS = 62
const DAY_MS = 24 * 60 * 60 * 1000
const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

const shown = z.object({
  id: z.uuid(),
  accessTypes: z.array(z.string()),
  end: z.string().nullable(),
  event: z.uuid().nullable(),
  instanceStatus: z.string(),
  start: z.string(),
  /** What visitors see of it; `changed` where they see an older version. */
  state: z.enum(['changed', 'draft', 'published']),
  /** IANA name. */
  timezone: z.string(),
  /** Of the event. */
  title: z.string().nullable(),
  /** Its own, else that of its event. */
  venue: z.uuid().nullable(),
  venueName: z.string().nullable(),
})

export type ShownPerformance = z.infer<typeof shown>

const isBetween = (day: string, from: string, to: string): boolean => from <= day && day <= to

/** Performances as editors see them, drafts included, from one day to another, wherever they are: at most 2,000. */
export const readCalendar = defineOperation({
  name: 'readCalendar',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantNamed, from: dayInput, locale: z.string().refine(isContentLanguage, 'Not a language').default('en'), to: dayInput, venue: z.uuid().optional() }),
  method: 'get',
  output: z.object({
    docs: z.array(shown),
    /** The days of the last performance before and of the first after; null where there is none, or something to show. */
    after: z.string().nullable(),
    before: z.string().nullable(),
    totalDocs: z.number().int(),
  }),
  path: '/event-instances/calendar',
  run: async ({ input: { from, locale, to, venue }, req, tenantId }) => {
    const [first, last] = [Date.parse(from), Date.parse(to)]
    if (last < first || last - first > LONGEST_DAYS * DAY_MS) throw badRequest(AREA, `At most ${LONGEST_DAYS} days.`)
    // Days begin up to 14 hours earlier and 12 hours later elsewhere.
    const [since, until] = [first - DAY_MS, last + 2 * DAY_MS].map((time) => new Date(time).toISOString())
    const { rows } = await (await dbOf(req)).execute<ShownPerformance & Record<string, unknown>>(sql`
      select v.parent_id as id, v.version_event_id as event, v.version_instance_status as "instanceStatus",
        to_char(v.version_start at time zone 'UTC', ${ISO}) as start, to_char(v.version_end at time zone 'UTC', ${ISO}) as "end",
        coalesce(v.version_start_tz, ${placeZone({ event: sql`v.version_event_id`, tenant: sql`t.id`, venue: sql`v.version_venue_id` })}) as timezone,
        case when v.version__status = 'published' then 'published' when i._status = 'published' then 'changed' else 'draft' end as state,
        coalesce(own.version_title, preferred.version_title, english.version_title) as title, venue.id as venue, coalesce(vown.name, vpreferred.name, venglish.name) as "venueName",
        coalesce((select json_agg(a.value order by a."order") from _event_instances_v_version_access_types a where a.parent_id = v.id), '[]') as "accessTypes"
      from _event_instances_v v
      join event_instances i on i.id = v.parent_id
      join tenants t on t.id = v.version_tenant_id
      left join _events_v e on e.parent_id = v.version_event_id and e.latest
      left join venues venue on venue.id = coalesce(v.version_venue_id, ${venueOfEvent(sql`v.version_event_id`)})
      left join _events_v_locales own on own._parent_id = e.id and own._locale::text = ${locale}
      left join _events_v_locales preferred on preferred._parent_id = e.id and preferred._locale::text = t.default_language
      left join _events_v_locales english on english._parent_id = e.id and english._locale = 'en'
      left join venues_locales vown on vown._parent_id = venue.id and vown._locale::text = ${locale}
      left join venues_locales vpreferred on vpreferred._parent_id = venue.id and vpreferred._locale::text = t.default_language
      left join venues_locales venglish on venglish._parent_id = venue.id and venglish._locale = 'en'
      where v.latest and v.version_tenant_id = ${tenantId}::uuid and v.version_deleted_at is null and i.deleted_at is null
        and v.version_start >= ${since}::timestamptz and v.version_start < ${until}::timestamptz
        ${venue ? sql`and venue.id = ${venue}::uuid` : sql``}
      order by v.version_start, v.parent_id limit ${MOST}`)
    const isEmpty = !rows.some(({ start, timezone }) => isBetween(wallOf(start, timezone).day, from, to))
    const nearest = async (side: { before: string } | { from: string }) => (isEmpty ? nearestDay(req, { side, tenantId: tenantId!, venue }) : null)
    return { after: await nearest({ from: addDays(to, 1) }), before: await nearest({ before: from }), docs: rows, totalDocs: rows.length }
  },
  summary: 'The calendar of performances',
  tenant: namedTenant,
  who: holderOf('events:view'),
})
