import { readFile } from 'node:fs/promises'
import {
  getObject,
  listObjects,
  openObject,
  putObject,
  readFacts,
  removeObject,
  renewObject,
} from '../../../../lib/storage/bucket'
import { assertHash, assertId, type ListedFile, type ThemeStore } from './ThemeStore'

const ALL = 'themes/'
const TYPE = 'application/octet-stream'

const folderOf = (tenant: string): string => `${ALL}${assertId(tenant)}/`

/** Key of a file of a tenant. */
export const keyOf = (tenant: string, hash: string): string => folderOf(tenant) + assertHash(hash)

/** Below the tenant, by their hashes. */
export const filesInBucket: ThemeStore = {
  changedAt: async (tenant, hash) => (await readFacts(keyOf(tenant, hash)))?.changedAt ?? null,
  drop: async (tenant) => {
    for await (const { key } of listObjects(folderOf(tenant))) await removeObject(key)
  },
  // One list for all tenants, in the order of their keys: it costs a call for a thousand files, however many sites there are.
  async *list() {
    let tenant: string | undefined
    let files: ListedFile[] = []
    for await (const { changedAt, key } of listObjects(ALL)) {
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
  renew: (tenant, hash) => renewObject(keyOf(tenant, hash)),
  take: async (tenant, hash, file) => {
    if (!(await filesInBucket.renew(tenant, hash))) await putObject(keyOf(tenant, hash), await readFile(file), TYPE)
  },
}
