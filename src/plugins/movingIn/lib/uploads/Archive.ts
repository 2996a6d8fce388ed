import { crc32 } from 'node:zlib'
import { Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type RandomAccessReader, type ZipFile } from 'yauzl'
import {
  MAX_DIRECTORY_BYTES,
  MAX_DIRECTORY_EXTRA,
  MAX_FETCHED_BYTES,
  MAX_UPLOADS,
  MAX_UPLOADS_RATIO,
  MAX_UPLOADS_UNPACKED,
} from '../limits'
import { SliceFailed } from './PartsReader'
import type { DirectorySize } from './fitting'
import { uploadKey } from './uploadKey'

/** An archive that is damaged, or holds more than may come. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

const LOCAL_HEADER_BYTES = 30
const DIRECTORY_HEADER_BYTES = 46
const STORED = 0
const DEFLATED = 8
const MADE_ON_UNIX = 3
const FILE_TYPE = 0o170000
const REGULAR = 0o100000

/** What is kept of an entry: no more than it takes to unpack it. */
interface Place {
  compressedSize: number
  compressionMethod: number
  crc32: number
  relativeOffsetOfLocalHeader: number
  uncompressedSize: number
}

/** The uploads of an old website in a zip file. Only single files are ever unpacked, in memory, and by their key. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly places: ReadonlyMap<string, Place>,
    /** Its directory, which bounds what is kept of it. Folders and the like count. */
    readonly directory: DirectorySize,
  ) {}

  /**
   * Reads what an archive contains, but no file of it.
   * @throws ArchiveRefused
   * @throws what kept its bytes from being loaded
   */
  static async open(reader: RandomAccessReader, size: number): Promise<Archive> {
    try {
      const zip = await fromRandomAccessReaderPromise(reader, size, {
        autoClose: false,
        decodeStrings: false,
        lazyEntries: true,
        validateEntrySizes: true,
      })
      const { bytes, places } = await readDirectory(zip, size)
      return new Archive(zip, places, { bytes, entries: zip.entryCount })
    } catch (error) {
      if (error instanceof SliceFailed) throw error.cause
      throw error instanceof ArchiveRefused ? error : new ArchiveRefused('The archive is damaged.', { cause: error })
    }
  }

  /**
   * Unpacks a file, and stops at the first byte that is too much.
   * @param key from `uploadKey`
   * @returns null if there is none, or it cannot be unpacked
   * @throws what kept its bytes from being loaded: that says nothing about the archive
   */
  async take(key: string): Promise<Buffer | null> {
    const place = this.places.get(key)
    if (!place || place.uncompressedSize > MAX_FETCHED_BYTES) return null
    const chunks: Buffer[] = []
    let size = 0
    try {
      const entry = Object.assign(new Entry(), place, { generalPurposeBitFlag: 0 })
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        size += (chunk as Buffer).length
        if (size > place.uncompressedSize) return null
        chunks.push(chunk as Buffer)
      }
    } catch (error) {
      if (error instanceof SliceFailed) throw error.cause
      return null
    }
    const bytes = Buffer.concat(chunks)
    return size === place.uncompressedSize && crc32(bytes) === place.crc32 ? bytes : null
  }
}

/**
 * Reads the directory entry by entry, and stops at the first that is too much: names, extra fields and comments have
 * up to 64 KB each, of every entry.
 * @throws ArchiveRefused
 */
async function readDirectory(
  zip: ZipFile,
  size: number,
): Promise<{ bytes: number; places: ReadonlyMap<string, Place> }> {
  if (zip.entryCount > MAX_UPLOADS) throw new ArchiveRefused('The archive has too many entries.')
  const all: Place[] = []
  const places = new Map<string, Place>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const { extraFieldLength, fileCommentLength, fileNameLength } = entry
    bytes += DIRECTORY_HEADER_BYTES + fileNameLength + extraFieldLength + fileCommentLength
    if (
      extraFieldLength > MAX_DIRECTORY_EXTRA ||
      fileCommentLength > MAX_DIRECTORY_EXTRA ||
      bytes > MAX_DIRECTORY_BYTES
    )
      throw new ArchiveRefused('The directory of the archive is too large.')
    const place = placeOf(entry)
    all.push(place)
    const key = isPlainFile(entry) ? uploadKey(nameOf(entry)) : null
    if (key !== null && !places.has(key)) places.set(key, place)
  }
  assertBounded(all, size)
  return { bytes, places }
}

const placeOf = ({
  compressedSize,
  compressionMethod,
  crc32: sum,
  relativeOffsetOfLocalHeader,
  uncompressedSize,
}: Entry): Place => ({ compressedSize, compressionMethod, crc32: sum, relativeOffsetOfLocalHeader, uncompressedSize })

/** @throws ArchiveRefused if it would unpack to too much, or its entries share bytes */
function assertBounded(places: Place[], size: number): void {
  let unpacked = 0
  let end = 0
  for (const place of places.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    unpacked += place.uncompressedSize
    if (place.relativeOffsetOfLocalHeader < end) throw new ArchiveRefused('Entries of the archive overlap.')
    end = place.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + place.compressedSize
  }
  if (end > size) throw new ArchiveRefused('The archive ends too early.')
  if (unpacked > MAX_UPLOADS_UNPACKED || unpacked > size * MAX_UPLOADS_RATIO)
    throw new ArchiveRefused('The archive unpacks to too much.')
}

/** Neither encrypted, nor a folder, a link or a device. */
function isPlainFile(entry: Entry): boolean {
  const type = entry.versionMadeBy >>> 8 === MADE_ON_UNIX ? (entry.externalFileAttributes >>> 16) & FILE_TYPE : 0
  const isReadable = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED
  return isReadable && !entry.isEncrypted() && (type === 0 || type === REGULAR)
}

const nameOf = ({ extraFields, fileNameRaw, generalPurposeBitFlag }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
