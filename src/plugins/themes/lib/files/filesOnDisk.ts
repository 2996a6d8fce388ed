import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { isUuid } from '../../../../lib/ids/isUuid'
import { settings } from '../../../../lib/settings'
import { assertHash, assertId, type ThemeStore } from './ThemeStore'

export const themesFolder = (): string => path.resolve(settings().CALLBOARD_DATA, 'uploads', 'themes')

const folderOf = (tenant: string): string => path.join(themesFolder(), assertId(tenant))

/** Where a file of a tenant lies. */
export const placeOf = (tenant: string, hash: string): string =>
  path.join(folderOf(tenant), assertHash(hash).slice(0, 2), hash)

export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Below the folder of each tenant, by the first two letters of their hashes. */
export const filesOnDisk: ThemeStore = {
  changedAt: async (tenant, hash) => (await stat(placeOf(tenant, hash)).catch(() => null))?.mtime ?? null,
  drop: (tenant) => rm(folderOf(tenant), { force: true, recursive: true }),
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
    const place = placeOf(tenant, hash)
    return (await stat(place).catch(() => null)) && createReadStream(place)
  },
  read: (tenant, hash) => readFile(placeOf(tenant, hash)).catch(() => null),
  remove: (tenant, hash) => rm(placeOf(tenant, hash), { force: true }),
  renew: (tenant, hash) => {
    const now = new Date()
    return utimes(placeOf(tenant, hash), now, now).then(
      () => true,
      () => false,
    )
  },
  // In one step: a file is there whole or not at all.
  take: async (tenant, hash, file) => {
    if (await filesOnDisk.renew(tenant, hash)) return
    const place = placeOf(tenant, hash)
    await mkdir(path.dirname(place), { recursive: true })
    await rename(file, place)
  },
}
