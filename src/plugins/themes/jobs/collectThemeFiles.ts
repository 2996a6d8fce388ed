import type { BasePayload } from 'payload'
import { deleteOldErrors } from '../database/errors'
import { deleteOldDeliveries } from '../database/repositories'
import { referencedHashes, tenantExists } from '../database/versions'
import { collectFiles, deleteOldStagedFiles } from '../lib/files/themeFiles'

/**
 * Minimum age of deleted files: an upload writes its files up to a few minutes before the version that refers to them.
 */
const GRACE_MS = 60 * 60_000

/** Deletes files that no version refers to, files of deleted tenants, and leftovers of interrupted uploads. */
export async function collectThemeFiles(payload: BasePayload): Promise<void> {
  const olderThan = new Date(Date.now() - GRACE_MS)
  await deleteOldStagedFiles(olderThan)
  await collectFiles({
    isThere: (tenant) => tenantExists(payload, tenant),
    named: (tenant) => referencedHashes(payload, tenant),
    olderThan,
  })
  await deleteOldErrors(payload)
  await deleteOldDeliveries(payload)
}
