import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { bucketName } from '../../../../lib/storage/bucketClient'
import type { CheckedFile } from '../package/content'
import { filesInBucket } from './filesInBucket'
import { filesOnDisk, namesIn, themesFolder } from './filesOnDisk'
import type { StoredFile } from './storedFile'
import type { ListedFile, ThemeStore } from './ThemeStore'

/** Holds what is being checked. Its name is no tenant's. */
const INCOMING = '.incoming'

/** Where files are looked for, where new ones go first. With a bucket, those on disk are there until they were moved. */
const stores = (): [ThemeStore, ...ThemeStore[]] => (bucketName() ? [filesInBucket, filesOnDisk] : [filesOnDisk])

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
  const folder = path.join(themesFolder(), INCOMING, randomUUID())
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
      const [store] = stores()
      for (const hash of written) await store.take(tenant, hash, path.join(folder, hash))
    },
  }
}

/** Makes the files of a version that is about to be named once more as new as just written. @returns false where one is gone */
export async function touchFiles(tenant: string, hashes: Iterable<string>): Promise<boolean> {
  for (const hash of hashes) if (!(await firstIn((store) => store.renew(tenant, hash)))) return false
  return true
}

/** @throws where there is none; StorageAway */
export async function readThemeFile(tenant: string, hash: string): Promise<Buffer> {
  return found(await firstIn((store) => store.read(tenant, hash)), hash)
}

/** Opens a file when it is read: many are never open at once. @throws where there is none; StorageAway */
export async function streamThemeFile(tenant: string, hash: string): Promise<Readable> {
  return found(await firstIn((store) => store.open(tenant, hash)), hash)
}

async function firstIn<Result>(look: (store: ThemeStore) => Promise<Result>): Promise<Result | null> {
  for (const store of stores()) {
    const result = await look(store)
    if (result) return result
  }
  return null
}

function found<File>(file: File | null, hash: string): File {
  if (!file) throw new Error(`The file ${hash} of a theme is gone`)
  return file
}

interface Collecting {
  /** Is there such a tenant? */
  isThere: (tenant: string) => Promise<boolean>
  /** Hashes that versions of a tenant name, asked for after its files were listed. */
  named: (tenant: string) => Promise<ReadonlySet<string>>
  olderThan: Date
}

/**
 * Removes files that no version names, and all files of tenants that are gone. Those of the last hours stay: an upload
 * writes its files before the version that names them.
 */
export async function collectFiles(collecting: Collecting): Promise<void> {
  for (const store of stores())
    for await (const { files, tenant } of store.list())
      if (await collecting.isThere(tenant)) await collectIn(store, tenant, files, collecting)
      else await store.drop(tenant)
}

async function collectIn(
  store: ThemeStore,
  tenant: string,
  files: ListedFile[],
  { named, olderThan }: Collecting,
): Promise<void> {
  const old = files.filter(({ changedAt }) => changedAt < olderThan)
  if (old.length === 0) return
  const kept = await named(tenant)
  for (const { hash } of old) {
    if (kept.has(hash)) continue
    // Whoever uploads the same content again in this very moment has made it new.
    const changedAt = await store.changedAt(tenant, hash)
    if (changedAt && changedAt < olderThan) await store.remove(tenant, hash)
  }
}

/** Removes what an upload left that was cut off. */
export async function dropOldIncoming(olderThan: Date): Promise<void> {
  const folder = path.join(themesFolder(), INCOMING)
  for (const name of await namesIn(folder)) {
    const entry = await stat(path.join(folder, name)).catch(() => null)
    if (entry && entry.mtime < olderThan) await rm(path.join(folder, name), { force: true, recursive: true })
  }
}
