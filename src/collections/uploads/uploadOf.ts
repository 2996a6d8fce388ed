import type { BasePayload } from 'payload'
import { readUpload, type StoredUpload } from '../../lib/storage/storedUploads'

/** Describes a file of an upload collection for the storage functions. */
export const uploadOf = (
  payload: BasePayload,
  collection: string,
  { name, tenant }: Pick<StoredUpload, 'name' | 'tenant'>,
): StoredUpload => ({
  collection,
  folder: payload.config.collections.find(({ slug }) => slug === collection)?.upload.staticDir ?? collection,
  name,
  tenant,
})

/**
 * The content of a stored file; null if it does not exist.
 * @throws StorageAway
 */
export const readStoredFile = (
  payload: BasePayload,
  collection: string,
  file: Pick<StoredUpload, 'name' | 'tenant'>,
): Promise<Buffer | null> => readUpload(uploadOf(payload, collection, file))
