import { sql } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '../connections'

/** Reads the titles of a document's newest version by language. Languages without one are left out. */
export async function readTitles(
  req: Transaction,
  { collection, field, id }: { collection: string; field: string; id: string },
): Promise<Record<string, string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ language: string; title: string }>(
    sql`select l._locale::text as language, l.${sql.identifier(`version_${field}`)} as title
      from ${tableOf(`_${collection}_v`)} v join ${tableOf(`_${collection}_v_locales`)} l on l._parent_id = v.id
      where v.latest and v.parent_id = ${id}::uuid and l.${sql.identifier(`version_${field}`)} <> ''`,
  )
  return Object.fromEntries(rows.map(({ language, title }) => [language, title]))
}
