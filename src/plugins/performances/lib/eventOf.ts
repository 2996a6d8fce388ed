import type { PayloadRequest } from 'payload'
import { namingOf } from '@/collections/EventInstances/renamePerformances'
import { tenantOfUntrashed } from '@/database/documents/states'
import { readEventTitles } from '@/database/performances/names'
import { titleIn } from '@/lib/events/performanceName'

/** Resolves the tenant of an event; null if there is none or it is in the trash. */
export const tenantOfEvent = (id: string, req: PayloadRequest): Promise<string | null> =>
  tenantOfUntrashed(req, 'events', id)

/** Loads the title of an event as editors see it, in the default language of its tenant. */
export async function titleOfEvent(id: string, tenant: string | null, req: PayloadRequest): Promise<string | null> {
  const [titles, { ownLanguage }] = await Promise.all([readEventTitles(req, [id]), namingOf(req, tenant)])
  return titleIn(titles.get(id) ?? {}, ownLanguage, ownLanguage)
}
