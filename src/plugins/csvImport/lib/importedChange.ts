/** What an import did to one document, and what it was before. */
export interface ImportedChange {
  id: string
  /** Values of the fields that were changed, as they were; empty for a new document. */
  before: Record<string, unknown>
  isNew: boolean
  /** When the import had left it: whoever saved it since has another moment. ISO 8601. */
  leftAt: string
  title: string
  /** Visitors saw its newest version. */
  wasPublished: boolean
}
