import type { Attachment } from '../attachments/attachment'

/** A content type as people name it. */
export interface NamedType {
  slug: string
  singular: string
  plural: string
  /** The field that names a document. */
  titleField: string
}

/** What the guide knows before it is asked anything. */
export interface GuideFacts {
  /** Files that were attached last. */
  attached: Attachment[]
  /** They came with what is answered. */
  isAttachedNow: boolean
  /** When it is, at which site. */
  now: Date
  timezone: string
  siteName: string
  /** The content types that the person may see. */
  types: NamedType[]
  /** Where the admin is: `/admin`. */
  adminPath: string
}
