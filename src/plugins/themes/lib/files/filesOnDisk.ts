import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { isUuid } from '@/lib/values'
import { settings } from '@/lib/settings'
import { assertHash, assertId, type ThemeStore } from './ThemeStore'

export const themesFolder = (): string => path.resolve(settings().CALLBOARD_DATA, 'uploads', 'themes')

const folderOf = (tenant: string): string => path.join(themesFolder(), assertId(tenant))

/** Returns the path of a tenant's file. */
export const filePathOf = (tenant: string, hash: string): string =>
  path.join(folderOf(tenant), assertHash(hash).slice(0, 2), hash)

export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Stores files on disk under the tenant and the first two characters of the hash. */
export const filesOnDisk: ThemeStore = {
  changedAt: async (tenant, hash) => (await stat(filePathOf(tenant, hash)).catch(() => null))?.mtime ?? null,
  removeAll: (tenant) => rm(folderOf(tenant), { force: true, recursive: true }),
  async *list() {
    for (const tenant of await namesIn(themesFolder())) {
      if (!isUuid(tenant)) continue
      const files = []
      for (const part of await namesIn(folderOf(tenant)))
        for (const hash of await namesIn(path.join(folderOf(tenant), part))) {
          const changedAt = await filesOnDisk.changedAt(tenant, hash).catch(() => null)
          if (changedAt) files.push({ changedAt, hash })
        }
      yield { files, tenant }
    }
  },
  open: async (tenant, hash) => {
    const target = filePathOf(tenant, hash)
    return (await stat(target).catch(() => null)) && createReadStream(target)
  },
  read: (tenant, hash) => readFile(filePathOf(tenant, hash)).catch(() => null),
  remove: (tenant, hash) => rm(filePathOf(tenant, hash), { force: true }),
  renew: (tenant, hash) => {
    const now = new Date()
    return utimes(filePathOf(tenant, hash), now, now).then(
      () => true,
      () => false,
    )
  },
  // Renaming is atomic: a file is complete or does not exist.
  put: async (tenant, hash, file) => {
    if (await filesOnDisk.renew(tenant, hash)) return
    const target = filePathOf(tenant, hash)
    await mkdir(path.dirname(target), { recursive: true })
    await rename(file, target)
  },
}
