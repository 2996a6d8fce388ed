import type { Attachment } from '../attachments/attachment'
import { isRecord } from '../../../../lib/values'

/** A content type under the names people use. */
export interface NamedType {
  slug: string
  singular: string
  plural: string
  /** The field that holds the title of a document. */
  titleField: string
}

/** The context in which the guide answers. */
export interface GuideFacts {
  /** The files attached most recently. */
  attached: Attachment[]
  /** Whether they are attached to the message being answered. */
  isAttachedNow: boolean
  /** The current time, in the site's time zone. */
  now: Date
  timezone: string
  siteName: string
  /** The content types the user may view. */
  types: NamedType[]
  /** Base path of the admin, such as `/admin`. */
  adminPath: string
}

/** A document as tools return it. */
export interface FoundDocument {
  id: string
  status: string
  title: string
  type: string
}

export const documentsIn = (data: unknown): FoundDocument[] =>
  isRecord(data) && Array.isArray(data.documents) ? (data.documents as FoundDocument[]) : []
