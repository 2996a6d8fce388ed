/** A file of a version. */
export interface StoredFile {
  path: string
  /** SHA-256 of its content, in hex: its name on disk. */
  hash: string
  bytes: number
  /** The same of what the website serves in its place: a minified style sheet. */
  served?: string
}

/** Every name on disk that a file needs. */
export const hashesOf = ({ hash, served }: StoredFile): string[] => (served ? [hash, served] : [hash])
