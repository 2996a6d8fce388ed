import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isUuid } from '../../../../lib/ids/isUuid'
import { settings } from '../../../../lib/settings'
import type { CheckedFile } from '../package/content'
import type { StoredFile } from './storedFile'

/** Holds what is being checked. Its name is no tenant's. */
const INCOMING = '.incoming'

const HASH = /^[0-9a-f]{64}$/

const root = (): string => path.resolve(settings().CALLBOARD_DATA, 'uploads', 'themes')
const folderOf = (tenant: string): string => path.join(root(), assertId(tenant))
const placeOf = (tenant: string, hash: string): string =>
  path.join(folderOf(tenant), assertHash(hash).slice(0, 2), hash)

/** A path is made of ids and hashes of ours, and of nothing that somebody sends. */
function assertId(id: string): string {
  if (!isUuid(id)) throw new Error('A tenant has an id')
  return id
}

function assertHash(hash: string): string {
  if (!HASH.test(hash)) throw new Error('A file of a theme is known by its hash')
  return hash
}

/** Files of a package that is being checked, beside those that count. */
export interface Incoming {
  files: StoredFile[]
  keep: (path: string, file: CheckedFile) => Promise<void>
  /**
   * Moves them to where those of the tenant lie, each in one step: a file is there whole or not at all. Until a version
   * names them they are nobody's, and `collectFiles` removes them after a while.
   */
  moveTo: (tenant: string) => Promise<void>
  /** Removes what has not been moved. */
  drop: () => Promise<void>
}

export function newIncoming(): Incoming {
  const folder = path.join(root(), INCOMING, randomUUID())
  const files: StoredFile[] = []
  const written = new Set<string>()
  const write = async (data: Buffer): Promise<string> => {
    const hash = createHash('sha256').update(data).digest('hex')
    if (written.has(hash)) return hash
    await mkdir(folder, { recursive: true })
    const file = await open(path.join(folder, hash), 'wx')
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    written.add(hash)
    return hash
  }
  return {
    files,
    drop: () => rm(folder, { force: true, recursive: true }),
    keep: async (path, { data, served }) => {
      files.push({ bytes: data.length, hash: await write(data), path, ...(served && { served: await write(served) }) })
    },
    moveTo: async (tenant) => {
      for (const hash of written) {
        const place = placeOf(tenant, hash)
        if (await touch(place)) continue
        await mkdir(path.dirname(place), { recursive: true })
        await rename(path.join(folder, hash), place)
      }
    },
  }
}

/** Makes a file as new as one that has just been written. @returns false where there is none */
async function touch(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
}

/** Makes the files of a version that is about to be named once more as new as just written. @returns false where one is gone */
export async function touchFiles(tenant: string, hashes: Iterable<string>): Promise<boolean> {
  for (const hash of hashes) if (!(await touch(placeOf(tenant, hash)))) return false
  return true
}

export const readThemeFile = (tenant: string, hash: string): Promise<Buffer> => readFile(placeOf(tenant, hash))

/** Opens a file when it is read: many are never open at once. */
export const streamThemeFile = async (tenant: string, hash: string): Promise<Readable> =>
  createReadStream(placeOf(tenant, hash))

/** Tenants that have files on disk. */
export const tenantsWithFiles = async (): Promise<string[]> => (await namesIn(root())).filter((name) => isUuid(name))

/**
 * Removes a tenant's files that no version names. Those of the last hours stay: an upload writes its files before the
 * version that names them.
 * @param named hashes that versions name, asked for after the files were listed
 * @returns how many it removed
 */
export async function collectFiles(
  tenant: string,
  named: () => Promise<ReadonlySet<string>>,
  olderThan: Date,
): Promise<number> {
  const found: string[] = []
  for (const part of await namesIn(folderOf(tenant))) {
    for (const hash of await namesIn(path.join(folderOf(tenant), part))) {
      const place = path.join(folderOf(tenant), part, hash)
      const entry = await stat(place).catch(() => null)
      if (entry && entry.mtime < olderThan) found.push(place)
    }
  }
  if (found.length === 0) return 0
  const kept = await named()
  const gone = found.filter((place) => !kept.has(path.basename(place)))
  for (const place of gone) {
    // Whoever uploads the same content again in this very moment has made it new.
    const entry = await stat(place).catch(() => null)
    if (entry && entry.mtime < olderThan) await rm(place, { force: true })
  }
  return gone.length
}

/** Removes everything of a tenant that is gone. */
export const dropTenantFiles = (tenant: string): Promise<void> => rm(folderOf(tenant), { force: true, recursive: true })

/** Removes what an upload left that was cut off. */
export async function dropOldIncoming(olderThan: Date): Promise<void> {
  const folder = path.join(root(), INCOMING)
  for (const name of await namesIn(folder)) {
    const entry = await stat(path.join(folder, name)).catch(() => null)
    if (entry && entry.mtime < olderThan) await rm(path.join(folder, name), { force: true, recursive: true })
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
