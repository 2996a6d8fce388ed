import { poolOf } from '../../../../database/poolOf'
import type { Reader } from './Reader'

/** The most that a list of events can show. */
export const MOST_LISTED = 48

/** Ids of the site's events that are still to come or on, that with the next performance first. */
export async function comingEvents({ payload, site }: Reader): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ id: string }>({
    name: 'callboard-site-coming',
    text: `select e.id from events e
      where e.tenant_id = $1 and e._status = 'published' and e.deleted_at is null and coalesce(e.end_date, e.start_date) >= now()
      order by coalesce((select min(i.start) from event_instances i
        where i.event_id = e.id and i.tenant_id = e.tenant_id and i._status = 'published' and i.deleted_at is null and i.start >= now()), e.start_date), e.id
      limit ${MOST_LISTED}`,
    values: [site.id],
  })
  return rows.map(({ id }) => id)
}
