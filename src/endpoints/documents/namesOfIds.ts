import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { dbOf } from '../../database/connections'
import { findDocuments } from '../../database/findDocuments'
import { readDocumentNames, type DocumentName } from './documentNames'

/** Maximum number of documents. */
const MAX_DOCUMENTS = 500

/** Reads titles and states of a tenant's documents by id alone, where the user can see them. */
export async function readNamesByIds(
  req: PayloadRequest,
  ids: string[],
  tenantId: string,
): Promise<Map<string, DocumentName>> {
  const uniqueIds = [...new Set(ids)].slice(0, MAX_DOCUMENTS)
  const documents = await findDocuments(
    await dbOf(req),
    callboardOf(req.payload).contentTypes.map(({ slug }) => slug),
    uniqueIds,
    tenantId,
  )
  return documents.length > 0 ? readDocumentNames(req, documents, tenantId) : new Map()
}
