import { crc32 } from 'node:zlib'
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl'
import type { MessageKey } from '../../../../i18n/en'
import { MAX_ENTRIES, MAX_ENTRY_RATIO, MAX_RATIO, MAX_TOTAL_BYTES, RATIO_COUNTS_FROM } from './limits'

/** Compression that every archiver writes: none, and deflate. */
const STORED = 0
const DEFLATED = 8

const LOCAL_HEADER_BYTES = 30
const FILE_TYPE = 0o170000
const REGULAR = 0o100000
const FOLDER = 0o040000
const MADE_ON_UNIX = 3

/** An entry by its name, which nobody has looked at. */
export interface ZipEntry {
  entry: Entry
  name: string
}

export interface OpenZip {
  entries: ZipEntry[]
  zip: ZipFile
}

/** Why an archive, or one of its entries, is not read. */
export class ZipRefused extends Error {
  override name = 'ZipRefused'
  readonly word: MessageKey

  constructor(word: MessageKey) {
    super(word)
    this.word = word
  }
}

/**
 * Opens an archive and reads its list of contents; of the contents themselves nothing.
 * @throws ZipRefused where it is none, or where what it says of itself is too much
 */
export async function openZip(data: Buffer): Promise<OpenZip> {
  try {
    const zip = await fromBufferPromise(data, {
      autoClose: false,
      decodeStrings: false,
      lazyEntries: true,
      validateEntrySizes: true,
    })
    if (zip.entryCount > MAX_ENTRIES) throw new ZipRefused('themesZipEntries')
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry())
      entries.push({
        entry,
        name: getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true),
      })
    assertBounded(entries)
    assertApart(entries, data.length)
    return { entries, zip }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('themesZipDamaged')
  }
}

/** By what the list says; reading compares it with what is there. */
function assertBounded(entries: ZipEntry[]): void {
  let packed = 0
  let unpacked = 0
  for (const { entry } of entries) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
  }
  if (unpacked > MAX_TOTAL_BYTES) throw new ZipRefused('themesZipTotal')
  if (unpacked > RATIO_COUNTS_FROM && unpacked > packed * MAX_RATIO) throw new ZipRefused('themesZipRatio')
}

/** No two entries share bytes: a small archive could hold the same content thousands of times. */
function assertApart(entries: ZipEntry[], length: number): void {
  const byPlace = entries
    .map(({ entry }) => entry)
    .toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)
  let free = 0
  for (const { compressedSize, relativeOffsetOfLocalHeader: start } of byPlace) {
    if (start < free) throw new ZipRefused('themesZipOverlap')
    free = start + LOCAL_HEADER_BYTES + compressedSize
  }
  if (free > length) throw new ZipRefused('themesZipDamaged')
}

export const isFolder = ({ name }: ZipEntry): boolean => name.endsWith('/')

/** What an entry is beside a plain file: encrypted, a link, a device. */
export function entryProblem({ entry, name }: ZipEntry): MessageKey | null {
  if (entry.isEncrypted()) return 'themesEntryEncrypted'
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) return 'themesEntryMethod'
  const type = entry.versionMadeBy >>> 8 === MADE_ON_UNIX ? (entry.externalFileAttributes >>> 16) & FILE_TYPE : 0
  if (type !== 0 && type !== (name.endsWith('/') ? FOLDER : REGULAR)) return 'themesEntryLink'
  return name.endsWith('/') && entry.uncompressedSize > 0 ? 'themesEntrySizes' : null
}

/**
 * Unpacks one entry, and stops at the first byte too many.
 * @param most bytes that it may have
 * @throws ZipRefused
 */
export async function readEntry(zip: ZipFile, { entry }: ZipEntry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new ZipRefused('themesFileLarge')
  if (entry.uncompressedSize > RATIO_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MAX_ENTRY_RATIO)
    throw new ZipRefused('themesZipRatio')
  try {
    const header = await zip.readLocalFileHeaderPromise(entry)
    if (!header.fileName.equals(entry.fileNameRaw)) throw new ZipRefused('themesEntryMismatch')
    const parts: Buffer[] = []
    let length = 0
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += part.length
      if (length > most || length > entry.uncompressedSize) throw new ZipRefused('themesEntrySizes')
      parts.push(part)
    }
    const content = Buffer.concat(parts, length)
    if (length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw new ZipRefused('themesEntrySizes')
    return content
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('themesEntrySizes')
  }
}
