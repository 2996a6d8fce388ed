import type { PayloadRequest } from 'payload'
import { documentKey, readDocumentNames } from '../../../endpoints/documents/documentNames'
import { translatorOf } from '../../../i18n/translator'
import type { ReviewedDocument } from '../database/reviews'

/** Returns the title of a document as editors see it, including drafts and documents in the trash. */
export async function titleOfDocument(
  req: PayloadRequest,
  { collection, documentId: id, tenantId }: ReviewedDocument,
): Promise<string> {
  const names = await readDocumentNames(req, [{ collection, id }], tenantId, { trash: true })
  return names.get(documentKey({ collection, id }))?.title || translatorOf(req.i18n)('untitled')
}
