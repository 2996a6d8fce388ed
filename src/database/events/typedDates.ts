import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'
import { writeNext } from './nextPerformance'
import { readSpan } from './span'

/** Start and end of an event with their zones, as they are stored of what is live, and of its newest version. */
export interface TypedDates {
  live: (string | null)[]
  newest: (string | null)[]
}

/** The dates of an event that has no performances; null where it has some, which its dates follow. */
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

/** Puts them back, once the event has no performances again. They are no content that anybody could have saved meanwhile, so this is no save. */
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
  await writeNext(req, event)
}
