import type { BasePayload } from 'payload'
import { filterNamesInUse, type OwnedFiles } from '../../database/media/files'
import { removeUpload } from '../../lib/storage/storedUploads'
import { uploadOf } from './uploadOf'

/**
 * Removes stored files that no document uses any more. Runs after the commit.
 * @throws StorageAway
 */
export async function removeUnusedFiles(payload: BasePayload, files: OwnedFiles): Promise<void> {
  const { collection, names, tenant = null } = files
  if (!payload.config.collections.some(({ slug }) => slug === collection)) return
  const usedNames = await filterNamesInUse(payload, files)
  for (const name of names)
    if (!usedNames.has(name)) await removeUpload(uploadOf(payload, collection, { name, tenant }))
}
