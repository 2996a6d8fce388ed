import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'
import { writeNextPerformance } from './nextPerformance'
import { readSpan } from './span'

/** An event's own start and end with time zones, of the main row and of the newest version. */
export interface TypedDates {
  live: (string | null)[]
  newest: (string | null)[]
}

/** Reads the own dates of an event without performances; null if it has some, from which its dates are derived. */
export async function readTypedDates(req: Transaction, event: string): Promise<TypedDates | null> {
  if (await readSpan(req, event)) return null
  const { rows } = await (
    await dbOf(req)
  ).execute<TypedDates & Record<string, unknown>>(sql`
    select jsonb_build_array(e.start_date, e.startdate_tz, e.end_date, e.enddate_tz) as live,
      jsonb_build_array(v.version_start_date, v.version_startdate_tz, v.version_end_date, v.version_enddate_tz) as newest
    from events e left join _events_v v on v.parent_id = e.id and v.latest where e.id = ${event}::uuid`)
  return rows[0] ?? null
}

/**
 * Restores them if the event has no performances any more. Nobody could have edited them in the meantime, so this does
 * not count as a save.
 */
export async function writeTypedDates(req: Transaction, event: string, { live, newest }: TypedDates): Promise<void> {
  if (await readSpan(req, event)) return
  const db = await dbOf(req)
  const dates = ([start, startZone, end, endZone]: (string | null)[]) =>
    sql`${start}::timestamptz, ${startZone}, ${end}::timestamptz, ${endZone}`
  await db.execute(
    sql`update events set (start_date, startdate_tz, end_date, enddate_tz) = row(${dates(live)}) where id = ${event}::uuid`,
  )
  await db.execute(
    sql`update _events_v set (version_start_date, version_startdate_tz, version_end_date, version_enddate_tz) = row(${dates(newest)}) where parent_id = ${event}::uuid and latest`,
  )
  await writeNextPerformance(req, event)
}
