import { isRecord } from '@/lib/values'

/** A stored file of a document. */
export interface StoredFile {
  name: string
  /** Media type; null if unknown. */
  type: string | null
}

/** All stored files of a document in an upload collection: the original and its image sizes. */
export function storedFilesOf(document: unknown): StoredFile[] {
  if (!isRecord(document)) return []
  const { sizes } = document
  return [document, ...(isRecord(sizes) ? Object.values(sizes) : [])].flatMap(fileIn)
}

/** The names of all stored files of a document. */
export const storedNamesOf = (document: unknown): string[] => storedFilesOf(document).map(({ name }) => name)

function fileIn(part: unknown): StoredFile[] {
  if (!isRecord(part) || typeof part.filename !== 'string' || part.filename === '') return []
  return [{ name: part.filename, type: typeof part.mimeType === 'string' ? part.mimeType : null }]
}
