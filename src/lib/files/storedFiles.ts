import { isRecord } from '../objects/isRecord'

/** One of the files that were stored of a document. */
export interface StoredFile {
  name: string
  /** Media type; null where nobody has noted it. */
  type: string | null
}

/** All files that were stored of a document of an upload collection: what was uploaded, and the sizes made of it. */
export function storedFilesOf(document: unknown): StoredFile[] {
  if (!isRecord(document)) return []
  const { sizes } = document
  return [document, ...(isRecord(sizes) ? Object.values(sizes) : [])].flatMap(fileIn)
}

/** Their names. */
export const storedNamesOf = (document: unknown): string[] => storedFilesOf(document).map(({ name }) => name)

function fileIn(part: unknown): StoredFile[] {
  if (!isRecord(part) || typeof part.filename !== 'string' || part.filename === '') return []
  return [{ name: part.filename, type: typeof part.mimeType === 'string' ? part.mimeType : null }]
}
