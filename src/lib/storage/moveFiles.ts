import { readFile, rm } from 'node:fs/promises'
import { getObject, putObject, readObjectInfo, removeObject, sha256 } from './bucket'

export interface FileToMove {
  /** Key in the bucket. */
  key: string
  /** Path on disk. */
  path: string
  /** Media type. */
  type: string
}

export interface Batch {
  files: FileToMove[]
  /** Number of further files that no document uses. */
  unused: number
}

/** Files on disk to be moved to the bucket. */
export interface FileSource {
  /** The files in batches. */
  batches: () => AsyncIterable<Batch>
  /** Number of files on disk. */
  count: () => Promise<number>
  /** Name shown in progress messages. */
  name: string
  /** Returns those of the copied files that no document uses any more. */
  orphans: (files: FileToMove[]) => Promise<FileToMove[]>
}

export interface MoveResult {
  bytes: number
  copied: number
  deleted: number
  /** Paths of files whose copy was damaged. The copies are removed from the bucket. */
  failed: string[]
  unused: number
  /** Number of files that were already in the bucket with the same size and hash. */
  there: number
}

export interface MoveOptions {
  /** Delete files from disk after their copy has been verified. Default: false. */
  deletes?: boolean
  /** Called after every batch. */
  report?: (moved: MoveResult) => void
}

const CONCURRENCY = 4
/** Time limit for a large file over a slow connection. */
const LIMIT_MS = 600_000

/**
 * Copies files from disk to the bucket. Each copy is read back and compared by size and hash. Can be interrupted and
 * run again, as existing copies are recognised by size and hash. Files deleted meanwhile are not restored.
 * @throws StorageAway
 */
export async function moveFiles(
  source: FileSource,
  { deletes = false, report }: MoveOptions = {},
): Promise<MoveResult> {
  const moved: MoveResult = { bytes: 0, copied: 0, deleted: 0, failed: [], unused: 0, there: 0 }
  for await (const { files, unused } of source.batches()) {
    moved.unused += unused
    const copied: FileToMove[] = []
    const waiting = [...files]
    const moveNext = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift())
        if (await moveFile(file, moved, deletes)) copied.push(file)
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, moveNext))
    // The document may have been deleted while its file was copied, before there was anything in the bucket to remove.
    if (copied.length > 0) for (const { key } of await source.orphans(copied)) await removeObject(key)
    report?.(moved)
  }
  return moved
}

/** @returns whether a new object was created */
async function moveFile({ key, path, type }: FileToMove, moved: MoveResult, deletes: boolean): Promise<boolean> {
  const data = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!data) return false
  const hash = sha256(data)
  const facts = await readObjectInfo(key)
  const isInBucket = facts?.bytes === data.length && facts.sha256 === hash
  if (!isInBucket) await putObject(key, data, type, LIMIT_MS)
  if (!isInBucket || deletes) {
    const copy = await getObject(key, LIMIT_MS)
    if (copy?.length !== data.length || sha256(copy) !== hash) {
      await removeObject(key)
      moved.failed.push(path)
      return false
    }
  }
  moved.bytes += data.length
  if (isInBucket) moved.there++
  else moved.copied++
  if (deletes) {
    await rm(path, { force: true })
    moved.deleted++
  }
  return !isInBucket
}
