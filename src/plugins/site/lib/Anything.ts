import type { Page } from '../../../payload-types'

export type Block = NonNullable<Page['layout']>[number]

/** What most content types have, and those that developers add may have. */
export interface Anything {
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
  /** Of an event collection. */
  includedEvents?: unknown
  kind?: string | null
}
