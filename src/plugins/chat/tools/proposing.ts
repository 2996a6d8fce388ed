import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Person, TenantSummary } from '../../../access/person'
import { tenantOf } from '../../../access/tenants'
import { notFound } from '../../../endpoints/OperationError'
import { documentLike } from '../../../endpoints/documentLike'
import { ownChat } from '../lib/ownChat'
import type { ShownProposal } from '../lib/proposals/proposal'
import { TOOL_AREA } from './documents'

/** What the server decides for tools that propose: no model sees it. */
export const givenInput = { chat: z.uuid(), message: z.uuid(), tenant: z.uuid() }

export const proposalOutput = z.object({ proposal: documentLike<ShownProposal>({ id: z.string() }) })

/** The site of a conversation of the person's own. @throws OperationError where it is none */
export async function siteOf(
  req: PayloadRequest,
  asked: { chat: string; person: Person | null; tenantId: string | null },
): Promise<TenantSummary> {
  await ownChat(req, { id: asked.chat, person: asked.person, tenantId: asked.tenantId })
  const tenant = asked.tenantId ? await tenantOf(req, asked.tenantId) : null
  if (!tenant) throw notFound(TOOL_AREA)
  return tenant
}
