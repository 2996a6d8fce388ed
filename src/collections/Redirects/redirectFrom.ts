import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { clientOf, dbOf, newId } from '@/database/connections'
import { writeDocumentsWithin } from '@/database/bulk/writeDocuments'
import { deleteDocumentRows } from '@/database/documents/stored'
import { deleteRedirectsAt, filterRedirected, type MovedDocument } from '@/database/website/redirects'
import { bulkTarget } from '@/collections/hooks/bulk'

interface Moves {
  tenant: string
  /** Content type of the documents. */
  collection: string
  moved: MovedDocument[]
}

/**
 * Redirects the old paths of documents to the documents themselves, so that moving one twice creates no chain. Deletes
 * automatic redirects whose path a document now uses. Redirects that somebody typed for a path are kept.
 */
export async function redirectFrom(req: PayloadRequest, { collection, moved, tenant }: Moves): Promise<void> {
  await freePaths(req, { collection, moved, tenant })
  const typed = await filterRedirected(req, tenant, moved)
  const documents = moved
    .filter(({ from }) => !typed.has(from))
    .map(({ from, id }) => ({
      data: { automatic: true, from, permanent: true, title: from, to: { relationTo: collection, value: id } },
      id: newId(req.payload, 'redirects'),
    }))
  const client = await clientOf(req)
  await writeDocumentsWithin(client, bulkTarget(req.payload, tenant, 'en'), 'redirects', documents)
}

/** Deletes the redirects that documents at these paths make useless. */
export async function freePaths(req: PayloadRequest, { collection, moved, tenant }: Moves): Promise<void> {
  const deleted = await deleteRedirectsAt(req, { collection, moved, tenant })
  await deleteDocumentRows(await dbOf(req), callboardOf(req.payload).documentTables, 'redirects', deleted)
}
