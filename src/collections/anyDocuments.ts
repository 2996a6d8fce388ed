import type { File, PayloadRequest, SelectType, Where } from 'payload'

/** A document whose content type is only known by slug. The fields of the type validate its data. */
interface AnyDocument {
  id: string
  [field: string]: unknown
}

interface QueryOptions {
  /** Slug of a content type. */
  collection: string
  depth?: number
  draft?: boolean
  /** False returns empty values for untranslated fields instead of falling back to another language. */
  fallbackLocale?: false
  /** Content language. Default: the locale of the request. */
  locale?: string | undefined
  /** False applies the access control of the request's user. */
  overrideAccess: boolean
  req: PayloadRequest
  /** The fields to read. Default: all. */
  select?: SelectType
  /** Include documents in the trash. */
  trash?: boolean
}

interface Documents {
  create: (options: QueryOptions & { data: Record<string, unknown>; file?: File }) => Promise<AnyDocument>
  find: (
    options: QueryOptions & {
      /** Returns nothing to a user who may read none, in place of an error. */
      disableErrors?: true
      limit?: number
      page?: number
      pagination?: boolean
      sort?: string | string[]
      where: Where
    },
  ) => Promise<{ docs: AnyDocument[]; hasNextPage: boolean; totalDocs: number }>
  findByID: {
    (options: QueryOptions & { id: string; disableErrors: true }): Promise<AnyDocument | null>
    (options: QueryOptions & { id: string }): Promise<AnyDocument>
  }
  findVersionByID: (
    options: QueryOptions & { id: string; disableErrors: true },
  ) => Promise<{ parent?: unknown; updatedAt: string } | null>
  update: (
    options: QueryOptions & { data: Record<string, unknown>; id: string; overrideLock?: boolean },
  ) => Promise<AnyDocument>
}

/**
 * Payload's Local API for documents of any content type. Its own types depend on a collection slug that is known at
 * compile time.
 */
export const anyDocuments = ({ payload }: PayloadRequest): Documents => payload as Documents
