import type { BasePayload } from 'payload'
import { deleteOldErrors } from '../database/errors'
import { deleteOldDeliveries } from '../database/repositories'
import { livingTenants, namedHashes } from '../database/versions'
import { collectFiles, dropOldIncoming, dropTenantFiles, tenantsWithFiles } from '../lib/files/themeFiles'

/** An upload writes its files before the version that names them, and takes minutes at most. */
const GRACE_MS = 60 * 60_000

/** Removes files that no version names any more, all files of tenants that are gone, and what uploads left that were cut off. */
export async function collectThemeFiles(payload: BasePayload): Promise<void> {
  const olderThan = new Date(Date.now() - GRACE_MS)
  await dropOldIncoming(olderThan)
  const tenants = await tenantsWithFiles()
  const living = await livingTenants(payload, tenants)
  for (const tenant of tenants) {
    if (living.has(tenant)) await collectFiles(tenant, () => namedHashes(payload, tenant), olderThan)
    else await dropTenantFiles(tenant)
  }
  await deleteOldErrors(payload)
  await deleteOldDeliveries(payload)
}
