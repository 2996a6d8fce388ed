import type { Attachment } from '../attachments/attachment'
import { isRecord } from '@/lib/values'

/** Languages that the guide answers in; Welsh for what is on and for finding. */
export const GUIDE_LANGUAGES = ['en', 'es', 'ar', 'cy'] as const
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number]

/** A content type under the names people use. */
interface NamedType {
  slug: string
  singular: string
  plural: string
  /** The same names in other languages of the admin. */
  translations?: Partial<Record<GuideLanguage, { plural: string; singular: string }>>
  /** The field that holds the title of a document. */
  titleField: string
}

/** The context in which the guide answers. */
export interface GuideFacts {
  /** The files attached most recently. */
  attached: Attachment[]
  /** Whether they are attached to the message being answered. */
  isAttachedNow: boolean
  /** The plugins of this installation, which have screens of their own. */
  features: string[]
  /** Language of the admin, for answers to what the guide did not understand. */
  language?: string
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

/** Welsh is no language of the admin, so its labels have none of it. */
const WELSH: Record<string, [singular: string, plural: string]> = {
  'event-instances': ['perfformiad', 'perfformiadau'],
  events: ['digwyddiad', 'digwyddiadau'],
  media: ['llun', 'lluniau'],
  pages: ['tudalen', 'tudalennau'],
  people: ['person', 'pobl'],
  posts: ['newyddion', 'newyddion'],
  venues: ['lleoliad', 'lleoliadau'],
  works: ['gwaith', 'gweithiau'],
}

/** The name of a content type in a language, in lower case. */
export function typeName({ types }: GuideFacts, slug: string, language: GuideLanguage, isPlural = false): string {
  const welsh = language === 'cy' ? WELSH[slug] : undefined
  if (welsh) return isPlural ? welsh[1] : welsh[0]
  const type = types.find((candidate) => candidate.slug === slug)
  const names = (language === 'en' ? undefined : type?.translations?.[language]) ?? type
  return names ? (isPlural ? names.plural : names.singular).toLowerCase() : slug
}
