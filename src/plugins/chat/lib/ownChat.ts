import type { PayloadRequest } from 'payload'
import { tenantOf } from '@/exports/server'
import type { Person } from '@/exports/types'
import { hasSuperAdminRole, readPersonMemberships } from '@/database/people/memberships'
import { planAllows } from '@/lib/plans/planAllows'
import { readChat, type StoredChat } from './chats'
import { chatError } from './chatErrors'

/** The tenant of a conversation, used as the tenant of the operation. */
export const tenantOfChat = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readChat(req, id))?.tenantId ?? null

/** @throws OperationError 403 if the tenant's plan does not include the assistant */
export async function requirePlan(req: PayloadRequest, tenantId: string | null): Promise<void> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenant || !planAllows(tenant, 'ai_chat')) throw chatError('forbidden:auth')
}

/**
 * The user's own conversation. Nobody else can act in it, not even a super admin.
 * @throws OperationError 403 if it belongs to another user or the plan does not include the assistant, 404 if it does
 *   not exist
 */
export async function ownChat(
  req: PayloadRequest,
  { id, person, tenantId }: { id: string; person: Person | null; tenantId: string | null },
): Promise<StoredChat> {
  await requirePlan(req, tenantId)
  const chat = await readChat(req, id)
  if (!chat || chat.tenantId !== tenantId) throw chatError('not_found:chat')
  if (chat.userId !== person?.id) throw chatError('forbidden:chat')
  return chat
}

/**
 * A conversation the user may read: their own, or one that a current member of the site's staff has shared.
 * @throws OperationError 403 if it belongs to another user and is not shared, or the plan does not include the
 *   assistant; 404 if it
 * does not exist
 */
export async function readableChat(
  req: PayloadRequest,
  { id, person, tenantId }: { id: string; person: Person | null; tenantId: string | null },
): Promise<StoredChat> {
  await requirePlan(req, tenantId)
  const chat = await readChat(req, id)
  if (!chat || chat.tenantId !== tenantId) throw chatError('not_found:chat')
  if (chat.userId === person?.id || (chat.sharedAt && (await isMemberOf(req, chat.tenantId, chat.userId)))) return chat
  throw chatError('forbidden:chat')
}

/** Sharing ends when the owner leaves the site. */
const isMemberOf = async (req: PayloadRequest, tenantId: string, userId: string): Promise<boolean> =>
  (await readPersonMemberships(req, tenantId, userId)).length > 0 || hasSuperAdminRole(req, userId)
