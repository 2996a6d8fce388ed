import { sql } from 'drizzle-orm'
import { dbOf, tableNameOf, type Transaction } from '@/database/connections'

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Filters ids of rows to those that rows of other documents have.
 * @param arrays names of the field and of those around it, for each array from the outermost to that of the rows
 * @param id of the document that the rows are for; null for a new one
 */
export async function filterForeignRows(
  req: Transaction,
  { arrays, collection, id, rows }: { arrays: string[][]; collection: string; id: string | null; rows: string[] },
): Promise<Set<string>> {
  const tables = arrays.map((path) => [tableNameOf(collection), ...path.map(snakeCase)].join('_'))
  const [document, ...inner] = tables.map((table) => sql.identifier(table))
  if (!document || rows.length === 0 || !tables.every((table) => Object.hasOwn(req.payload.db.tables, table)))
    return new Set()
  const own = inner.at(-1) ?? document
  const joins = inner.map((table, index) => {
    const outer = inner[index - 1] ?? document
    return sql` join ${table} on ${table}._parent_id = ${outer}.id`
  })
  const ids = sql.join(
    rows.map((row) => sql`${row}`),
    sql`, `,
  )
  const found = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`select ${own}.id from ${document}${sql.join(joins)}
    where ${own}.id in (${ids}) and ${document}._parent_id is distinct from ${id}::uuid`)
  return new Set(found.rows.map((row) => row.id))
}
