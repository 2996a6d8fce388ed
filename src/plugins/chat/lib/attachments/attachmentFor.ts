import type { PayloadRequest } from 'payload'
import type { Person } from '@/exports/types'
import { findAttachment, type StoredAttachment } from '../../database/attachments'
import { readableChat, requirePlan } from '../ownChat'
import { chatError } from '../chatErrors'

export interface RequestedAttachment {
  id: string
  person: Person | null
  tenantId: string | null
}

/** The tenant of an attachment, used as the tenant of the operation. */
export const tenantOfAttachment = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await findAttachment(req, id))?.tenantId ?? null

/**
 * An attachment the user may open: their own, or one sent in a conversation that is shared with them. Unsent
 * attachments are visible to their owner only.
 * @throws OperationError as for the conversation itself
 */
export async function attachmentFor(
  req: PayloadRequest,
  { id, person, tenantId }: RequestedAttachment,
): Promise<StoredAttachment> {
  await requirePlan(req, tenantId)
  const found = await findAttachment(req, id)
  if (!found || found.tenantId !== tenantId) throw chatError('not_found:chat')
  if (found.messageId === null) {
    if (found.userId !== person?.id) throw chatError('forbidden:chat')
    return found
  }
  await readableChat(req, { id: found.chatId, person, tenantId })
  return found
}
