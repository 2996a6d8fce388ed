/** What a kind of document is called in another language than English, whose names stand in its definition. */
export interface TypeMessages {
  plural: string
  singular: string
  /** The line in the head of its list. */
  description?: string
}

/** By the English text that stands in a definition. */
export type LabelMessages = Record<string, string>

export interface ContentMessages {
  /** By slug. */
  types: Record<string, TypeMessages>
  /** Headings of the sidebar, by their English text. */
  headings: Record<string, string>
  /** Of fields, their choices and their help. */
  labels: LabelMessages
  /** Columns that every list has. */
  changed: string
  created: string
  firstPublished: string
  publication: string
}
