import { readFile, rm } from 'node:fs/promises'
import { getObject, putObject, readFacts, removeObject, sha256 } from './bucket'

export interface FileToMove {
  /** In the bucket. */
  key: string
  /** On disk. */
  path: string
  /** Media type. */
  type: string
}

export interface Batch {
  files: FileToMove[]
  /** How many more files there were, which belong to nobody. */
  nobodys: number
}

/** Files on disk that belong in the bucket. */
export interface FileSource {
  /** A few at a time. */
  batches: () => AsyncIterable<Batch>
  /** How many lie on disk. */
  count: () => Promise<number>
  /** What they are, as the progress says it. */
  name: string
  /** Of files that were copied a moment ago, those that belong to nobody any more. */
  orphans: (files: FileToMove[]) => Promise<FileToMove[]>
}

export interface Moved {
  bytes: number
  copied: number
  deleted: number
  /** Paths of files whose copy is not what was sent. Nothing is left of it in the bucket. */
  failed: string[]
  nobodys: number
  /** In the bucket already, with the same size and hash. */
  there: number
}

export interface MoveOptions {
  /** Removes from disk what is in the bucket, each file once its copy was read back. Default: false. */
  deletes?: boolean
  /** Called after every batch. */
  report?: (moved: Moved) => void
}

const AT_ONCE = 4
/** A large file over a slow line. */
const LIMIT_MS = 600_000

/**
 * Copies files from disk to the bucket. Each copy is read back and compared by size and hash. It may be killed at any
 * point and run again: what is there already is known by its size and hash. Files that are deleted meanwhile are not
 * brought back.
 * @throws StorageAway
 */
export async function moveFiles(source: FileSource, { deletes = false, report }: MoveOptions = {}): Promise<Moved> {
  const moved: Moved = { bytes: 0, copied: 0, deleted: 0, failed: [], nobodys: 0, there: 0 }
  for await (const { files, nobodys } of source.batches()) {
    moved.nobodys += nobodys
    const copied: FileToMove[] = []
    const waiting = [...files]
    const moveNext = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift())
        if (await moveFile(file, moved, deletes)) copied.push(file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, moveNext))
    // Deleted between the look at its document and the copy: whoever deleted it found nothing in the bucket.
    if (copied.length > 0) for (const { key } of await source.orphans(copied)) await removeObject(key)
    report?.(moved)
  }
  return moved
}

/** @returns whether there is a new object in the bucket */
async function moveFile({ key, path, type }: FileToMove, moved: Moved, deletes: boolean): Promise<boolean> {
  const data = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!data) return false
  const hash = sha256(data)
  const facts = await readFacts(key)
  const isThere = facts?.bytes === data.length && facts.sha256 === hash
  if (!isThere) await putObject(key, data, type, LIMIT_MS)
  if (!isThere || deletes) {
    const copy = await getObject(key, LIMIT_MS)
    if (copy?.length !== data.length || sha256(copy) !== hash) {
      await removeObject(key)
      moved.failed.push(path)
      return false
    }
  }
  moved.bytes += data.length
  if (isThere) moved.there++
  else moved.copied++
  if (deletes) {
    await rm(path, { force: true })
    moved.deleted++
  }
  return !isThere
}
