import type { File, PayloadRequest, Where } from 'payload'

/** A document whose content type is known by its slug alone. What is in it is checked by the fields of the type. */
interface AnyDocument {
  id: string
  [field: string]: unknown
}

interface How {
  /** Slug of a content type. */
  collection: string
  depth?: number
  draft?: boolean
  /** False leaves empty what is not written in the language. */
  fallbackLocale?: false
  /** Content language. Default: that of the request. */
  locale?: string | undefined
  /** False asks what the person of the request may do. */
  overrideAccess: boolean
  req: PayloadRequest
  /** The fields to read. Default: all. */
  select?: Record<string, true>
  /** Those in the trash, too. */
  trash?: boolean
}

interface Documents {
  create: (how: How & { data: Record<string, unknown>; file?: File }) => Promise<AnyDocument>
  find: (
    how: How & { limit?: number; page?: number; pagination?: boolean; sort?: string | string[]; where: Where },
  ) => Promise<{ docs: AnyDocument[]; hasNextPage: boolean }>
  findByID: {
    (how: How & { id: string; disableErrors: true }): Promise<AnyDocument | null>
    (how: How & { id: string }): Promise<AnyDocument>
  }
  update: (how: How & { data: Record<string, unknown>; id: string; overrideLock?: boolean }) => Promise<AnyDocument>
}

/**
 * Payload's Local API for documents of any content type. Its own types follow the slug of a collection, which is not
 * known before something is done with it.
 */
export const anyDocuments = ({ payload }: PayloadRequest): Documents => payload as unknown as Documents
