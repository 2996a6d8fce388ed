import type { Page } from '@/payload-types'

export type Block = NonNullable<Page['layout']>[number]

/** Fields that most content types have, including those added by developers. */
export interface AnyDocument {
  id: string
  slug?: string | null
  title?: string | null
  name?: string | null
  summary?: string | null
  image?: unknown
  logo?: unknown
  description?: unknown
  layout?: Block[] | null
  website?: string | null
  /** Only on event collections. */
  includedEvents?: unknown
  kind?: string | null
}
