import { crc32 } from 'node:zlib'
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl'
import type { MessageKey } from '@/exports/types'
import { isSkipped } from './entryPath'
import { MAX_ENTRIES, MAX_ENTRY_RATIO, MAX_RATIO, MAX_TOTAL_BYTES, RATIO_THRESHOLD } from './limits'

/** Supported compression methods: none, and deflate. */
const STORED = 0
const DEFLATED = 8

const LOCAL_HEADER_BYTES = 30
const FILE_TYPE = 0o170000
const REGULAR = 0o100000
const FOLDER = 0o040000
const MADE_ON_UNIX = 3

/** An entry with its unvalidated name. */
export interface ZipEntry {
  entry: Entry
  name: string
}

export interface OpenZip {
  entries: ZipEntry[]
  zip: ZipFile
}

/** An archive or an entry was refused. */
export class ZipRefused extends Error {
  override name = 'ZipRefused'
  readonly messageKey: MessageKey

  constructor(word: MessageKey) {
    super(word)
    this.messageKey = word
  }
}

/**
 * Opens an archive and reads its central directory, but no content.
 * @throws ZipRefused when it is not an archive or exceeds the limits
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
    assertDeclaredSizes(entries)
    assertNoOverlap(entries, data.length)
    return { entries, zip }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('themesZipDamaged')
  }
}

/** Checks the declared sizes; reading compares them with the actual ones. */
function assertDeclaredSizes(entries: ZipEntry[]): void {
  let packed = 0
  let unpacked = 0
  for (const { entry } of entries) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
  }
  if (unpacked > MAX_TOTAL_BYTES) throw new ZipRefused('themesZipTotal')
  if (unpacked > RATIO_THRESHOLD && unpacked > packed * MAX_RATIO) throw new ZipRefused('themesZipRatio')
}

/**
 * Checks that no two entries share bytes, because a small archive could otherwise expand the same content thousands of
 * times.
 */
function assertNoOverlap(entries: ZipEntry[], length: number): void {
  const byOffset = entries
    .map(({ entry }) => entry)
    .toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  let nextOffset = 0
  for (const { compressedSize, relativeOffsetOfLocalHeader: start } of byOffset) {
    if (start < nextOffset) throw new ZipRefused('themesZipOverlap')
    nextOffset = start + LOCAL_HEADER_BYTES + compressedSize
  }
  if (nextOffset > length) throw new ZipRefused('themesZipDamaged')
}

export const isFolder = ({ name }: ZipEntry): boolean => name.endsWith('/')

/** Returns why an entry is not a plain file: encrypted, a link, a device. */
export function entryProblem({ entry, name }: ZipEntry): MessageKey | null {
  if (entry.isEncrypted()) return 'themesEntryEncrypted'
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) return 'themesEntryMethod'
  const type = entry.versionMadeBy >>> 8 === MADE_ON_UNIX ? (entry.externalFileAttributes >>> 16) & FILE_TYPE : 0
  if (type !== 0 && type !== (name.endsWith('/') ? FOLDER : REGULAR)) return 'themesEntryLink'
  return name.endsWith('/') && entry.uncompressedSize > 0 ? 'themesEntrySizes' : null
}

/**
 * Unpacks one entry, and stops at the first byte beyond the limit.
 * @param maxBytes maximum size in bytes
 * @throws ZipRefused
 */
export async function readEntry(zip: ZipFile, { entry }: ZipEntry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new ZipRefused('themesFileLarge')
  if (entry.uncompressedSize > RATIO_THRESHOLD && entry.uncompressedSize > entry.compressedSize * MAX_ENTRY_RATIO)
    throw new ZipRefused('themesZipRatio')
  try {
    const header = await zip.readLocalFileHeaderPromise(entry)
    if (!header.fileName.equals(entry.fileNameRaw)) throw new ZipRefused('themesEntryMismatch')
    const parts: Buffer[] = []
    let length = 0
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += part.length
      if (length > maxBytes || length > entry.uncompressedSize) throw new ZipRefused('themesEntrySizes')
      parts.push(part)
    }
    const content = Buffer.concat(parts, length)
    if (length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw new ZipRefused('themesEntrySizes')
    return content
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('themesEntrySizes')
  }
}

/**
 * Returns the entries of a theme within a repository archive, by path within the theme. Such an archive has one
 * top-level folder; files that are no part of a theme are skipped.
 * @param folder without leading and trailing slash; '' for the root of the repository
 */
export function entriesOfRepository(entries: ZipEntry[], folder: string): ZipEntry[] {
  const [first] = entries
  const top = first ? first.name.slice(0, first.name.indexOf('/') + 1) : ''
  const prefix = folder ? `${top}${folder}/` : top
  return entries.flatMap(({ entry, name }) => {
    const path = name.slice(prefix.length)
    return name.startsWith(prefix) && path && !isSkipped(path) ? [{ entry, name: path }] : []
  })
}
