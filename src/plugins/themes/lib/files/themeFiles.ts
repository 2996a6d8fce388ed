import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { bucketName } from '@/lib/storage/bucketClient'
import type { CheckedFile } from '../package/content'
import { filesInBucket } from './filesInBucket'
import { filesOnDisk, namesIn, themesFolder } from './filesOnDisk'
import type { StoredFile, ListedFile, ThemeStore } from './ThemeStore'

/** Folder of packages being validated. The name cannot be a tenant id. */
const INCOMING = '.incoming'

/**
 * Stores in lookup order; new files go to the first. With a bucket, files that have not been moved yet are still on
 * disk.
 */
const stores = (): [ThemeStore, ...ThemeStore[]] => (bucketName() ? [filesInBucket, filesOnDisk] : [filesOnDisk])

/** Files of a package being validated, kept apart from stored ones. */
export interface StagedFiles {
  files: StoredFile[]
  keep: (path: string, file: CheckedFile) => Promise<void>
  /**
   * Moves the files to the tenant's storage, each atomically. Until a version refers to them they are unreferenced, and
   * `collectFiles` deletes them eventually.
   */
  moveTo: (tenant: string) => Promise<void>
  /** Deletes files that have not been moved. */
  discard: () => Promise<void>
}

export function stageFiles(): StagedFiles {
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
    discard: () => rm(folder, { force: true, recursive: true }),
    keep: async (path, { data, served }) => {
      files.push({ bytes: data.length, hash: await write(data), path, ...(served && { served: await write(served) }) })
    },
    moveTo: async (tenant) => {
      const [store] = stores()
      for (const hash of written) await store.put(tenant, hash, path.join(folder, hash))
    },
  }
}

/** Resets the age of files that a new version is about to refer to. @returns false when one no longer exists */
export async function renewFiles(tenant: string, hashes: Iterable<string>): Promise<boolean> {
  for (const hash of hashes) if (!(await firstIn((store) => store.renew(tenant, hash)))) return false
  return true
}

/** Reads a file. @throws when it does not exist; StorageAway */
export async function readThemeFile(tenant: string, hash: string): Promise<Buffer> {
  return assertFound(await firstIn((store) => store.read(tenant, hash)), hash)
}

/** Opens a file on demand, so that many are never open at once. @throws when it does not exist; StorageAway */
export async function streamThemeFile(tenant: string, hash: string): Promise<Readable> {
  return assertFound(await firstIn((store) => store.open(tenant, hash)), hash)
}

async function firstIn<Result>(find: (store: ThemeStore) => Promise<Result>): Promise<Result | null> {
  for (const store of stores()) {
    const result = await find(store)
    if (result) return result
  }
  return null
}

function assertFound<File>(file: File | null, hash: string): File {
  if (!file)
    throw new Error(`Theme file ${hash} is missing from storage: restore it from a backup or upload the theme again`)
  return file
}

interface Collecting {
  /** Whether the tenant exists. */
  isThere: (tenant: string) => Promise<boolean>
  /** Returns the hashes that a tenant's versions refer to. Called after its files are listed. */
  named: (tenant: string) => Promise<ReadonlySet<string>>
  olderThan: Date
}

/**
 * Deletes files that no version refers to, and all files of deleted tenants. Recent files are kept, because an upload
 * writes its files before the version that refers to them.
 */
export async function collectFiles(collecting: Collecting): Promise<void> {
  for (const store of stores())
    for await (const { files, tenant } of store.list())
      if (await collecting.isThere(tenant)) await collectIn(store, tenant, files, collecting)
      else await store.removeAll(tenant)
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
    // A concurrent upload of the same content may have renewed the file.
    const changedAt = await store.changedAt(tenant, hash)
    if (changedAt && changedAt < olderThan) await store.remove(tenant, hash)
  }
}

/** Deletes leftovers of interrupted uploads. */
export async function deleteOldStagedFiles(olderThan: Date): Promise<void> {
  const folder = path.join(themesFolder(), INCOMING)
  for (const name of await namesIn(folder)) {
    const entry = await stat(path.join(folder, name)).catch(() => null)
    if (entry && entry.mtime < olderThan) await rm(path.join(folder, name), { force: true, recursive: true })
  }
}
