import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '@/exports/types'
import { insertProposal } from '../../database/proposals'
import { describeDocument, type Change } from './describeDocument'
import { toShown, type ProposedDocument, type ShownProposal } from './proposal'

interface ProposalContext {
  chat: string
  message: string
  tool: string
  tenant: TenantSummary
  title: string
}

/**
 * Makes and stores a proposal for one document, without changing the document.
 * @returns null if nothing would change
 */
export async function makeProposal(
  req: PayloadRequest,
  request: Change & ProposalContext,
): Promise<ShownProposal | null> {
  const document = await describeDocument(req, request)
  return document && storeProposal(req, request, [document])
}

/** Stores documents as one proposal. */
export async function storeProposal(
  req: PayloadRequest,
  { chat, message, tenant, title, tool }: ProposalContext,
  documents: ProposedDocument[],
): Promise<ShownProposal> {
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        tool,
        ...documents.flatMap(({ announcement, attachment, data, id, locale, type }) => [
          type,
          id,
          data,
          ...(locale === tenant.defaultLanguage ? [] : [locale]),
          ...(attachment ? [attachment] : []),
          ...(announcement ? [announcement] : []),
        ]),
      ]),
    )
    .digest('hex')
  return toShown(
    await insertProposal(req, {
      chatId: chat,
      digest,
      documents,
      id: randomUUID(),
      messageId: message,
      tenantId: tenant.id,
      title,
      tool,
    }),
  )
}
