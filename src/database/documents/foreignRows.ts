import { sql } from 'drizzle-orm'
import { dbOf, tableNameOf, type Transaction } from '../connections'

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Filters ids of rows to those that rows of other documents have.
 * @param path names of the field and of those around it
 * @param id of the document that the rows are for; null for a new one
 */
export async function filterForeignRows(
  req: Transaction,
  { collection, id, path, rows }: { collection: string; id: string | null; path: string[]; rows: string[] },
): Promise<Set<string>> {
  const table = [tableNameOf(collection), ...path.map(snakeCase)].join('_')
  if (rows.length === 0 || !Object.hasOwn(req.payload.db.tables, table)) return new Set()
  const ids = sql.join(
    rows.map((row) => sql`${row}`),
    sql`, `,
  )
  const found = await (
    await dbOf(req)
  ).execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where id in (${ids}) and _parent_id is distinct from ${id}::uuid`,
  )
  return new Set(found.rows.map((row) => row.id))
}
