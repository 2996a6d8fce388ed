import { MAX_DIRECTORIES_BYTES, MAX_UPLOADS_TOTAL } from '../limits'

/** What the directory of a zip file takes in memory: of each entry, its key and its place. */
export interface DirectorySize {
  bytes: number
  entries: number
}

/**
 * The zip files whose directories can be in memory together, as they are while pictures are brought.
 * @param sizes by the numbers of the files, in the order in which they were chosen; null if one cannot be read
 */
export function fitting(sizes: ReadonlyMap<number, DirectorySize | null>): number[] {
  const kept: number[] = []
  let [bytes, entries] = [0, 0]
  for (const [file, size] of sizes) {
    if (!size || bytes + size.bytes > MAX_DIRECTORIES_BYTES || entries + size.entries > MAX_UPLOADS_TOTAL) continue
    bytes += size.bytes
    entries += size.entries
    kept.push(file)
  }
  return kept
}
