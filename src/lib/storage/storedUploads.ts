import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { getObject, listObjects, removeObject } from './bucket'
import { bucketName } from './bucketClient'

/** A stored file of an upload collection, in the bucket or on disk. */
export interface StoredUpload {
  /** Slug of the collection. */
  collection: string
  /** Folder of the collection on disk. */
  folder: string
  name: string
  /** Id of its tenant; null for files of the provider. */
  tenant: string | null
}

/** Used in keys of files without a tenant. */
const PROVIDER = 'provider'

/** Folder of a tenant's files in the bucket. */
export const keyFolder = ({ collection, tenant }: Pick<StoredUpload, 'collection' | 'tenant'>): string =>
  `${collection}/${tenant ?? PROVIDER}`

/** Key in the bucket: collection, tenant and file name. */
export const keyOf = (file: StoredUpload): string => `${keyFolder(file)}/${path.basename(file.name)}`

/** Path on disk; if a bucket is used, before the file is moved there. */
export const pathOf = ({ folder, name }: StoredUpload): string => path.join(folder, path.basename(name))

/**
 * The content of a file; null if it does not exist.
 * @throws StorageAway
 */
export async function readUpload(file: StoredUpload): Promise<Buffer | null> {
  const found = bucketName() ? await getObject(keyOf(file)) : null
  return found ?? readFile(pathOf(file)).catch(() => null)
}

/**
 * Removes all files of a tenant in a collection from the bucket.
 * @throws StorageAway
 */
export async function removeFolder(file: Pick<StoredUpload, 'collection' | 'tenant'>): Promise<void> {
  if (!bucketName()) return
  for await (const { key } of listObjects(`${keyFolder(file)}/`)) await removeObject(key)
}

/** @throws StorageAway */
export async function removeUpload(file: StoredUpload): Promise<void> {
  if (bucketName()) await removeObject(keyOf(file))
  await rm(pathOf(file), { force: true })
}
