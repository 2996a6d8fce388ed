import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { clientOf, dbOf } from '../../../database/dbOf'
import { deleteRowsBeside } from '../../../database/bulk/deleteRowsBeside'
import { writeDocumentsWithin } from '../../../database/bulk/writeDocuments'
import { newId } from '../../../database/newId'
import { deleteRedirectsAt, redirectedAmong, type MovedPage } from '../../../database/pages/redirects'
import { bulkTarget } from '../../../collections/bulkTarget'

/**
 * Leads visitors from the old addresses of pages to the pages themselves, so that a page that moves twice makes no chain.
 * A redirect that stands at an address where a page lives now would lead away from it, and goes.
 */
export async function redirectFrom(req: PayloadRequest, tenant: string, moved: MovedPage[]): Promise<void> {
  const db = await dbOf(req)
  const gone = await deleteRedirectsAt(req, tenant, moved)
  await deleteRowsBeside(db, callboardOf(req.payload).documentTables, 'redirects', gone)
  // What somebody has set up at that address by hand stays as it is.
  const byHand = await redirectedAmong(req, tenant, moved)
  const documents = moved
    .filter(({ from }) => !byHand.has(from))
    .map(({ from, id }) => ({
      data: { from, permanent: true, title: from, to: { relationTo: 'pages', value: id } },
      id: newId(req.payload, 'redirects'),
    }))
  const client = await clientOf(req)
  await writeDocumentsWithin(client, bulkTarget(req.payload, tenant, 'en'), 'redirects', documents)
}
