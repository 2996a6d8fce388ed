/** A row of a plugin's own table that belongs to a document, by the names of its columns. */
export interface BulkRow {
  table: string
  row: Record<string, unknown>
}
