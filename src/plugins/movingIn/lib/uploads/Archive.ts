import { crc32 } from 'node:zlib'
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  type Entry,
  type RandomAccessReader,
  type ZipFile,
} from 'yauzl'
import { MAX_FETCHED_BYTES, MAX_UPLOADS, MAX_UPLOADS_RATIO, MAX_UPLOADS_UNPACKED } from '../limits'
import { uploadKey } from './uploadKey'

/** An archive that is damaged, or holds more than may come. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

const LOCAL_HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8
const MADE_ON_UNIX = 3
const FILE_TYPE = 0o170000
const REGULAR = 0o100000

/** The uploads of an old website in a zip file. Only single files are ever unpacked, in memory, and by their key. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Reads what an archive contains, but no file of it.
   * @throws ArchiveRefused
   */
  static async open(reader: RandomAccessReader, size: number): Promise<Archive> {
    try {
      const zip = await fromRandomAccessReaderPromise(reader, size, {
        autoClose: false,
        decodeStrings: false,
        lazyEntries: true,
        validateEntrySizes: true,
      })
      if (zip.entryCount > MAX_UPLOADS) throw new ArchiveRefused('The archive has too many entries.')
      const entries: Entry[] = []
      for await (const entry of zip.eachEntry()) entries.push(entry)
      assertBounded(entries, size)
      return new Archive(zip, byKey(entries))
    } catch (error) {
      throw error instanceof ArchiveRefused ? error : new ArchiveRefused('The archive is damaged.', { cause: error })
    }
  }

  /**
   * Unpacks a file, and stops at the first byte that is too much.
   * @param key from `uploadKey`
   * @returns null if there is none, or it cannot be unpacked
   */
  async take(key: string): Promise<Buffer | null> {
    const entry = this.entries.get(key)
    if (!entry || entry.uncompressedSize > MAX_FETCHED_BYTES) return null
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        size += (chunk as Buffer).length
        if (size > entry.uncompressedSize) return null
        chunks.push(chunk as Buffer)
      }
    } catch {
      return null
    }
    const bytes = Buffer.concat(chunks)
    return size === entry.uncompressedSize && crc32(bytes) === entry.crc32 ? bytes : null
  }
}

/** @throws ArchiveRefused if it would unpack to too much, or its entries share bytes */
function assertBounded(entries: Entry[], size: number): void {
  let unpacked = 0
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    unpacked += entry.uncompressedSize
    if (entry.relativeOffsetOfLocalHeader < end) throw new ArchiveRefused('Entries of the archive overlap.')
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize
  }
  if (end > size) throw new ArchiveRefused('The archive ends too early.')
  if (unpacked > MAX_UPLOADS_UNPACKED || unpacked > size * MAX_UPLOADS_RATIO)
    throw new ArchiveRefused('The archive unpacks to too much.')
}

function byKey(entries: Entry[]): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    if (!isPlainFile(entry)) continue
    const key = uploadKey(nameOf(entry))
    if (key !== null && !found.has(key)) found.set(key, entry)
  }
  return found
}

/** Neither encrypted, nor a folder, a link or a device. */
function isPlainFile(entry: Entry): boolean {
  const type = entry.versionMadeBy >>> 8 === MADE_ON_UNIX ? (entry.externalFileAttributes >>> 16) & FILE_TYPE : 0
  const isReadable = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED
  return isReadable && !entry.isEncrypted() && (type === 0 || type === REGULAR)
}

const nameOf = ({ extraFields, fileNameRaw, generalPurposeBitFlag }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
