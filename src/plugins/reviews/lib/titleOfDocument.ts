import type { PayloadRequest } from 'payload'
import { namedKey, namesOf } from '../../../endpoints/documents/namesOf'
import { translatorOf } from '../../../i18n/translator'
import type { Reviewed } from '../database/reviews'

/** Returns the title of a document as editors see it, including drafts and documents in the trash. */
export async function titleOfDocument(
  req: PayloadRequest,
  { collection, documentId: id, tenantId }: Reviewed,
): Promise<string> {
  const names = await namesOf(req, [{ collection, id }], tenantId, { trash: true })
  return names.get(namedKey({ collection, id }))?.title || translatorOf(req.i18n)('untitled')
}
