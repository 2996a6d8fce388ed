import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notFound, refused, tenantOf } from '@/exports/server'
import type { Person, TenantSummary } from '@/exports/types'
import { documentSchema } from '@/endpoints/define'
import { ownChat } from '../lib/ownChat'
import type { ShownProposal } from '../lib/proposals/proposal'
import { TOOL_AREA } from './documents'
import { chatId } from '../lib/chatId'

/** Inputs set by the server for proposing tools, which the model does not see. */
export const givenInput = { chat: chatId, message: chatId, tenant: z.uuid() }

export const proposalOutput = z.object({ proposal: documentSchema<ShownProposal>({ id: z.string() }) })

/**
 * The tenant of the user's own conversation.
 * @throws OperationError if there is none
 */
export async function siteOf(
  req: PayloadRequest,
  request: { chat: string; person: Person | null; tenantId: string | null },
): Promise<TenantSummary> {
  await ownChat(req, { id: request.chat, person: request.person, tenantId: request.tenantId })
  const tenant = request.tenantId ? await tenantOf(req, request.tenantId) : null
  if (!tenant) throw notFound(TOOL_AREA)
  return tenant
}

/** @throws OperationError 422 if nothing would change */
export function requireProposal(proposal: ShownProposal | null): { proposal: ShownProposal } {
  if (!proposal) throw refused(TOOL_AREA, 'Nothing would change: it is like that already.')
  return { proposal }
}
