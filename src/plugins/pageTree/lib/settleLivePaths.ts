import type { PayloadRequest } from 'payload'
import { writeLiveAddresses } from '../../../database/pages/addresses'
import { type MovedPage, deleteRedirectsAt, redirectedAmong } from '../../../database/pages/redirects'
import { callboardOf } from '@/access/registryOf'
import { clientOf, dbOf } from '@/database/dbOf'
import { deleteRowsBeside } from '@/database/bulk/deleteRowsBeside'
import { writeDocumentsWithin } from '@/database/bulk/writeDocuments'
import { newId } from '@/database/newId'
import { bulkTarget } from '@/collections/bulkTarget'

/**
 * Writes the addresses of a page and of all below it as visitors have them, in one statement, and redirects from those
 * that have changed.
 * @param before address of the page itself, where that has been overwritten already
 */
export async function settleLivePaths(
  req: PayloadRequest,
  tenant: string,
  id: string,
  before?: { path: string | null; wasLive: boolean },
): Promise<void> {
  const rows = await writeLiveAddresses(req, id)
  const moved = rows.flatMap(({ before: stored, id: page, isLive, path }): MovedPage[] => {
    const from = page === id && before ? (before.wasLive ? before.path : null) : stored
    return isLive && from && path && from !== path ? [{ from, id: page, to: path }] : []
  })
  if (moved.length > 0) await redirectFrom(req, tenant, moved)
}

/**
 * Leads visitors from the old addresses of pages to the pages themselves, so that a page that moves twice makes no chain.
 * A redirect that stands at an address where a page lives now would lead away from it, and goes.
 */
async function redirectFrom(req: PayloadRequest, tenant: string, moved: MovedPage[]): Promise<void> {
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
