import type { PayloadRequest } from 'payload'
import { anyDocuments } from '@/exports/server'
import type { ProposedDocument } from './proposal'

type File = NonNullable<PayloadRequest['file']>

/**
 * Writes a proposed document as a draft, with the user's permissions.
 * @param data the values to write, with the ids of documents that were made from attachments
 * @param file of a new document that is made from an attachment
 * @returns the id of the document
 * @throws the error that Payload throws
 */
export async function writeDocument(
  req: PayloadRequest,
  { id, locale, type }: Pick<ProposedDocument, 'id' | 'locale' | 'type'>,
  data: Record<string, unknown>,
  { file, tenantId }: { file?: File | null; tenantId: string },
): Promise<string> {
  const target = { collection: type, depth: 0, draft: true, locale, overrideAccess: false, req }
  if (id) {
    await anyDocuments(req).update({ ...target, data, id })
    return id
  }
  const made = await anyDocuments(req).create({
    ...target,
    data: { ...data, _status: 'draft', tenant: tenantId },
    ...(file && { file }),
  })
  return made.id
}
