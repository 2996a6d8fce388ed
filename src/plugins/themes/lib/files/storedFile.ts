/** A file of a version. */
export interface StoredFile {
  path: string
  /** SHA-256 of its content in hex, which is also its storage key. */
  hash: string
  bytes: number
  /** Hash of the file served instead: a minified style sheet. */
  served?: string
}

/** Returns all hashes of a file. */
export const hashesOf = ({ hash, served }: StoredFile): string[] => (served ? [hash, served] : [hash])
