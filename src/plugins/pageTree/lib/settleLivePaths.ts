import type { PayloadRequest } from 'payload'
import { writeLiveAddresses } from '../../../database/pages/addresses'
import type { MovedPage } from '../../../database/pages/redirects'
import { redirectFrom } from './redirectFrom'

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
