import { sql, type SQL } from 'drizzle-orm'
import { startOfDay } from '@/lib/time/dayInZone'
import { namesOf } from '@/database/names'
import { LONGEST_PERFORMANCE, type UpcomingScope } from './listComing'

const e = namesOf('events', 'e')
const i = namesOf('event_instances', 'i')
const later = namesOf('event_instances', 'later')

/** A tenant and its time zone, in which days begin. */
export type DayScope = Pick<UpcomingScope, 'tenant' | 'timezone'>

/** The last date of an event, `e`. */
export const LAST_DATE = sql`coalesce(${e.end_date}, ${e.start_date})`

const IS_PUBLISHED = sql`${i._status} = 'published' and ${i.deleted_at} is null`

/** Start of the current day. Calculated here, because PostgreSQL and Intl know different time zones. */
const today = ({ timezone }: DayScope): SQL => sql`${startOfDay(new Date(), timezone)}::timestamptz`

const published = ({ tenant }: DayScope): SQL =>
  sql`${e.tenant_id} = ${tenant}::uuid and ${e._status} = 'published' and ${e.deleted_at} is null`

/**
 * Condition of an event that has no date any more, because it or one of its performances was postponed, but no new one
 * is known. False where a performance is to come, as its dates then reach until there, or has taken place since: the
 * new date may be a performance of its own. Never null.
 */
export const awaitsDate = ({ tenant }: DayScope): SQL => sql`(${LAST_DATE} is not null and ${LAST_DATE} < now()
  and coalesce(${e.event_status}::text, '') <> 'cancelled'
  and ((coalesce(${e.event_status}::text, '') = 'postponed' and ${LAST_DATE} >= now() - ${LONGEST_PERFORMANCE})
    or ${e.id} in (select ${i.event_id} from ${i} where ${i.tenant_id} = ${tenant}::uuid and ${IS_PUBLISHED} and ${i.event_id} is not null
      and ${i.instance_status}::text = 'postponed' and ${i.start} >= now() - ${LONGEST_PERFORMANCE}
      and not exists (select from ${later} where ${later.event_id} = ${i.event_id} and ${later._status} = 'published' and ${later.deleted_at} is null
        and ${later.start} > ${i.start} and coalesce(${later.instance_status}::text, 'scheduled') not in ('cancelled', 'postponed')))))`

/**
 * Condition of a tenant's published events with a date that are not over: those without performances are on for the
 * whole of their last day.
 */
export const currentEvents = (scope: DayScope): SQL => sql`${published(scope)} and (${LAST_DATE} >= now()
  or (${LAST_DATE} >= ${today(scope)} and not exists (select from ${i} where ${i.event_id} = ${e.id} and ${IS_PUBLISHED}))
  or ${awaitsDate(scope)})`

/** Condition of published events that are not over, or have no date, and have none of `performances`. */
export const undatedEvents = (
  scope: DayScope,
): SQL => sql`((${published(scope)} and ${LAST_DATE} is null) or (${currentEvents(scope)}))
  and ${e.id} not in (select event_id from performances)`

/** Condition of a tenant's published events whose last day is over, so that none is current and past at once. */
export const pastEvents = (scope: DayScope): SQL =>
  sql`${published(scope)} and ${LAST_DATE} < ${today(scope)} and not ${awaitsDate(scope)}`
