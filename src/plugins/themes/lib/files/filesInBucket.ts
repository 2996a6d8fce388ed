import { readFile } from 'node:fs/promises'
import {
  getObject,
  listObjects,
  openObject,
  putObject,
  readObjectInfo,
  removeObject,
  touchObject,
} from '@/lib/storage/bucket'
import { assertHash, assertId, type ListedFile, type ThemeStore } from './ThemeStore'

const PREFIX = 'themes/'
const TYPE = 'application/octet-stream'

const folderOf = (tenant: string): string => `${PREFIX}${assertId(tenant)}/`

/** Returns the key of a tenant's file. */
export const keyOf = (tenant: string, hash: string): string => folderOf(tenant) + assertHash(hash)

/** Stores files in the bucket under the tenant and the content hash. */
export const filesInBucket: ThemeStore = {
  changedAt: async (tenant, hash) => (await readObjectInfo(keyOf(tenant, hash)))?.changedAt ?? null,
  removeAll: async (tenant) => {
    for await (const { key } of listObjects(folderOf(tenant))) await removeObject(key)
  },
  // One listing for all tenants in key order: one request per thousand files, however many sites there are.
  async *list() {
    let tenant: string | undefined
    let files: ListedFile[] = []
    for await (const { changedAt, key } of listObjects(PREFIX)) {
      const [, owner, hash] = key.split('/')
      if (!owner || !hash) continue
      if (tenant !== undefined && owner !== tenant) {
        yield { files, tenant }
        files = []
      }
      tenant = owner
      files.push({ changedAt, hash })
    }
    if (tenant !== undefined) yield { files, tenant }
  },
  open: (tenant, hash) => openObject(keyOf(tenant, hash)),
  read: (tenant, hash) => getObject(keyOf(tenant, hash)),
  remove: (tenant, hash) => removeObject(keyOf(tenant, hash)),
  renew: (tenant, hash) => touchObject(keyOf(tenant, hash)),
  put: async (tenant, hash, file) => {
    if (!(await filesInBucket.renew(tenant, hash))) await putObject(keyOf(tenant, hash), await readFile(file), TYPE)
  },
}
