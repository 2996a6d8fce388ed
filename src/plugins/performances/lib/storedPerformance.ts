import type { PayloadRequest } from 'payload'
import { changeOutsideForm, notFound, stale } from '@/exports/server'
import { savePerformances } from '@/collections/EventInstances/savePerformances'
import { writeSpans } from '@/database/events/span'
import type { FieldValues } from '@/lib/content/values'
import { idOf } from '@/lib/values'
import { tenantOfUntrashed } from '@/database/documents/states'
import type { EventInstance } from '@/payload-types'
import { AREA } from './plan'

/** Resolves the tenant of a performance. @throws OperationError 404 if it does not exist or is in the trash */
export async function tenantOfPerformance({ id }: { id: string }, req: PayloadRequest): Promise<string> {
  const tenant = await tenantOfUntrashed(req, 'event-instances', id)
  if (!tenant) throw notFound(AREA)
  return tenant
}

/** A change of a performance and the result of the operation. */
export interface PerformanceChange<Result> {
  data: Partial<EventInstance>
  result: Result
}

/**
 * Changes a performance from outside its form. Serialised with concurrent saves of the same performance.
 * @param from its `start` as the caller read it, in ISO 8601. Without it, the last write wins
 * @param decide computes the change from the newest version
 * @throws OperationError 409 if its start has changed; APIError 423 if somebody else is editing it
 */
export const changePerformance = <Result>(
  req: PayloadRequest,
  { from, id }: { from?: string; id: string },
  decide: (stored: EventInstance) => Promise<PerformanceChange<Result>>,
): Promise<Result> =>
  changeOutsideForm(
    req,
    { collection: 'event-instances', fields: ['start', 'start_tz', 'end', 'end_tz', 'title'], id },
    async () => {
      const stored = await req.payload.findByID({
        id,
        collection: 'event-instances',
        depth: 0,
        draft: true,
        fallbackLocale: false,
        overrideAccess: false,
        req,
      })
      if (from && Date.parse(from) !== Date.parse(stored.start)) throw stale(AREA)
      const { data, result } = await decide(stored)
      await save(req, stored, data)
      return result
    },
  )

/**
 * Saves a draft as a draft and a published performance as published; where a draft is ahead of what visitors see, they
 * see the new time as well. The operation writes the audit entry.
 */
async function save(req: PayloadRequest, { id, tenant }: EventInstance, data: FieldValues): Promise<void> {
  const site = { locale: req.locale ?? 'en', tenant: idOf(tenant) ?? '' }
  await writeSpans(req, await savePerformances(req, site, [{ id, values: data }]))
}
