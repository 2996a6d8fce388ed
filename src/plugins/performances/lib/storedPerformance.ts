import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { lockOf } from '../../../access/lockOf'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { awaitOtherSaves } from '../../../collections/saves/awaitOtherSaves'
import { dbOf } from '../../../database/dbOf'
import { conflict, notFound, stale } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import type { EventInstance } from '../../../payload-types'
import { AREA } from './plan'

/** The tenant of a performance, for an operation to act in. @throws OperationError 404 where there is none, or it is in the trash */
export async function tenantOfPerformance({ id }: { id: string }, req: PayloadRequest): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ tenant_id: string }>(sql`select tenant_id from event_instances where id = ${id}::uuid and deleted_at is null`)
  if (!rows[0]) throw notFound(AREA)
  return rows[0].tenant_id
}

/**
 * Holds a performance that an operation is about to change, as its editors see it. Whoever saves it at this moment comes
 * first or waits, as with every save.
 * @param from where it stood when the caller looked: ISO moment. Without it, the last one wins
 * @throws OperationError 409 where somebody edits it, or it stands elsewhere by now
 */
export async function holdPerformance(req: PayloadRequest, id: string, from?: string): Promise<EventInstance> {
  await awaitOtherSaves(req, id)
  const stored = await req.payload.findByID({ id, collection: 'event-instances', depth: 0, draft: true, overrideAccess: false, req })
  const lock = await lockOf(req, 'event-instances', id)
  if (lock?.isFresh && lock.holder !== req.user?.id) throw conflict(AREA, translatorOf(req.i18n)('lockedBy', { person: (await nameOfPerson(req, lock.holder)) ?? '–' }))
  if (from && Date.parse(from) !== Date.parse(stored.start)) throw stale(AREA)
  return stored
}

/** Saves it: what is live changes for visitors at once, and a draft stays one. The operation's own line of the audit log reports it. */
export async function savePerformance(req: PayloadRequest, stored: EventInstance, data: Partial<EventInstance>): Promise<void> {
  const isDraft = stored._status !== 'published'
  const { withoutAudit } = req.context
  req.context.withoutAudit = true
  await req.payload.update({ id: stored.id, collection: 'event-instances', data: { ...data, ...(!isDraft && { _status: 'published' }) }, depth: 0, draft: isDraft, overrideAccess: false, req })
  req.context.withoutAudit = withoutAudit
}
