import type { PayloadRequest } from 'payload'
import { namingOf } from '../../../collections/EventInstances/renamePerformances'
import { tenantOfUntrashed } from '../../../database/documents/states'
import { titlesOfEvents } from '../../../database/performances/names'
import { titleIn } from '../../../lib/events/performanceName'

/** The tenant of an event that is not in the bin; null where there is none. */
export const tenantOfEvent = (id: string, req: PayloadRequest): Promise<string | null> =>
  tenantOfUntrashed(req, 'events', id)

/** Its title as its editors see it, in the language of its site. */
export async function titleOfEvent(id: string, tenant: string | null, req: PayloadRequest): Promise<string | null> {
  const [titles, { ownLanguage }] = await Promise.all([titlesOfEvents(req, [id]), namingOf(req, tenant)])
  return titleIn(titles.get(id) ?? {}, ownLanguage, ownLanguage)
}
