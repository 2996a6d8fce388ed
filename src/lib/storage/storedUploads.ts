import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { getObject, listObjects, removeObject } from './bucket'
import { bucketName } from './bucketClient'

/** A file of an upload collection, wherever the installation keeps it. */
export interface StoredUpload {
  /** Slug of the collection. */
  collection: string
  /** Where files of the collection lie on disk. */
  folder: string
  name: string
  /** Whose it is; null for the provider's own. */
  tenant: string | null
}

/** Stands in keys for files that belong to no tenant. */
const PROVIDER = 'provider'

/** Folder of a tenant's files in the bucket. */
export const keyFolder = ({ collection, tenant }: Pick<StoredUpload, 'collection' | 'tenant'>): string =>
  `${collection}/${tenant ?? PROVIDER}`

/** Key in the bucket: the collection, whose it is, and its name. */
export const keyOf = (file: StoredUpload): string => `${keyFolder(file)}/${path.basename(file.name)}`

/** Where it lies on disk; with a bucket, before it was moved there. */
export const pathOf = ({ folder, name }: StoredUpload): string => path.join(folder, path.basename(name))

/** Null where it is gone. @throws StorageAway */
export async function readUpload(file: StoredUpload): Promise<Buffer | null> {
  const found = bucketName() ? await getObject(keyOf(file)) : null
  return found ?? readFile(pathOf(file)).catch(() => null)
}

/** Removes whatever the bucket has of a tenant's files of a collection. @throws StorageAway */
export async function removeFolder(file: Pick<StoredUpload, 'collection' | 'tenant'>): Promise<void> {
  if (!bucketName()) return
  for await (const { key } of listObjects(`${keyFolder(file)}/`)) await removeObject(key)
}

/** @throws StorageAway */
export async function removeUpload(file: StoredUpload): Promise<void> {
  if (bucketName()) await removeObject(keyOf(file))
  await rm(pathOf(file), { force: true })
}
