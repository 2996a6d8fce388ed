/** A row of a plugin's own table that belongs to a document, by column name. */
export interface BulkRow {
  table: string
  row: Record<string, unknown>
}
