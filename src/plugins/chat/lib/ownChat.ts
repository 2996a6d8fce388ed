import type { PayloadRequest } from 'payload'
import type { Person } from '../../../access/person'
import { tenantOf } from '../../../access/tenants'
import { hasSuperAdminRole, placesOfPerson } from '../../../database/people/places'
import { planAllows } from '../../../lib/plans/planAllows'
import { readChat, type StoredChat } from '../database/conversations'
import { refusal } from './refusals'

/** The tenant of a conversation, for an operation to act in. */
export const tenantOfChat = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readChat(req, id))?.tenantId ?? null

/** @throws OperationError 403 where the tenant's plan has no assistant */
export async function requirePlan(req: PayloadRequest, tenantId: string | null): Promise<void> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenant || !planAllows(tenant, 'ai_chat')) throw refusal('forbidden:auth')
}

/**
 * A conversation of the person themselves. Nobody else acts in it, not even the provider.
 * @throws OperationError 403 where it is somebody else's or the plan has no assistant, 404 where there is none
 */
export async function ownChat(
  req: PayloadRequest,
  { id, person, tenantId }: { id: string; person: Person | null; tenantId: string | null },
): Promise<StoredChat> {
  await requirePlan(req, tenantId)
  const chat = await readChat(req, id)
  if (!chat || chat.tenantId !== tenantId) throw refusal('not_found:chat')
  if (chat.userId !== person?.id) throw refusal('forbidden:chat')
  return chat
}

/**
 * A conversation that the person may read: their own, or one that somebody who works there has shared with the staff of
 * the site.
 * @throws OperationError 403 where it is somebody else's and not shared or the plan has no assistant, 404 where there is none
 */
export async function readableChat(
  req: PayloadRequest,
  { id, person, tenantId }: { id: string; person: Person | null; tenantId: string | null },
): Promise<StoredChat> {
  await requirePlan(req, tenantId)
  const chat = await readChat(req, id)
  if (!chat || chat.tenantId !== tenantId) throw refusal('not_found:chat')
  if (chat.userId === person?.id || (chat.sharedAt && (await worksAt(req, chat.tenantId, chat.userId)))) return chat
  throw refusal('forbidden:chat')
}

/** What somebody has shared closes when they leave the site. */
const worksAt = async (req: PayloadRequest, tenantId: string, userId: string): Promise<boolean> =>
  (await placesOfPerson(req, tenantId, userId)).length > 0 || hasSuperAdminRole(req, userId)
