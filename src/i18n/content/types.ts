/** What a kind of document is called in another language than English, whose names stand in its definition. */
export interface TypeWords {
  plural: string
  singular: string
  /** The line in the head of its list. */
  description?: string
}

export interface ContentWords {
  /** By slug. */
  types: Record<string, TypeWords>
  /** Headings of the sidebar, by their English text. */
  headings: Record<string, string>
  /** Columns that every list has. */
  changed: string
  created: string
  firstPublished: string
}
