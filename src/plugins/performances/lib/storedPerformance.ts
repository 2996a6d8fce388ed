import type { PayloadRequest } from 'payload'
import { changeOutsideForm } from '../../../collections/saves/changeOutsideForm'
import { tenantOfUntrashed } from '../../../database/documents/states'
import { notFound, stale } from '../../../endpoints/OperationError'
import type { EventInstance } from '../../../payload-types'
import { AREA } from './plan'

/** The tenant of a performance, for an operation to act in. @throws OperationError 404 where there is none, or it is in the trash */
export async function tenantOfPerformance({ id }: { id: string }, req: PayloadRequest): Promise<string> {
  const tenant = await tenantOfUntrashed(req, 'event-instances', id)
  if (!tenant) throw notFound(AREA)
  return tenant
}

/** What an operation changes of a performance. */
export interface PerformanceChange<Result> {
  data: Partial<EventInstance>
  result: Result
}

/**
 * Changes a performance from outside its form. Whoever saves it at this moment comes first, or waits.
 * @param from where it stood when the caller looked: ISO moment. Without it, the last one wins
 * @param decide says what changes, given the performance as its editors see it
 * @throws OperationError 409 where it stands elsewhere by now; APIError 423 where somebody else is editing it
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
        overrideAccess: false,
        req,
      })
      if (from && Date.parse(from) !== Date.parse(stored.start)) throw stale(AREA)
      const { data, result } = await decide(stored)
      await save(req, stored, data)
      return result
    },
  )

/** Saves it: what is live changes for visitors at once, and a draft stays one. The operation's own line of the audit log reports it. */
async function save(req: PayloadRequest, stored: EventInstance, data: Partial<EventInstance>): Promise<void> {
  const isDraft = stored._status !== 'published'
  const { withoutAudit } = req.context
  req.context.withoutAudit = true
  await req.payload.update({
    id: stored.id,
    collection: 'event-instances',
    data: { ...data, ...(!isDraft && { _status: 'published' }) },
    depth: 0,
    draft: isDraft,
    overrideAccess: false,
    req,
  })
  req.context.withoutAudit = withoutAudit
}
