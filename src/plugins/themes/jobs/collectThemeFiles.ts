import type { BasePayload } from 'payload'
import { deleteOldErrors } from '../database/errors'
import { deleteOldDeliveries } from '../database/repositories'
import { namedHashes, tenantExists } from '../database/versions'
import { collectFiles, dropOldIncoming } from '../lib/files/themeFiles'

/** An upload writes its files before the version that names them, and takes minutes at most. */
const GRACE_MS = 60 * 60_000

/** Removes files that no version names any more, all files of tenants that are gone, and what uploads left that were cut off. */
export async function collectThemeFiles(payload: BasePayload): Promise<void> {
  const olderThan = new Date(Date.now() - GRACE_MS)
  await dropOldIncoming(olderThan)
  await collectFiles({
    isThere: (tenant) => tenantExists(payload, tenant),
    named: (tenant) => namedHashes(payload, tenant),
    olderThan,
  })
  await deleteOldErrors(payload)
  await deleteOldDeliveries(payload)
}
