import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, tableNameOf } from '@/database/connections'

/** Derived texts of a document, by column name. */
export interface DerivedTexts {
  id: string
  texts: Record<string, string | null>
}

/**
 * Writes texts that documents only copy from elsewhere, to the document and its newest version, published or not. Does
 * not count as a save: the collection's hooks set the same values on every save.
 * @param columns of the collection's table, in snake case
 */
export async function writeDerivedTexts(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: string,
  columns: string[],
  documents: DerivedTexts[],
): Promise<void> {
  if (documents.length === 0) return
  const db = await dbOf(req)
  const rows = documents.map(({ id, texts }) => ({
    id,
    ...Object.fromEntries(columns.map((name) => [name, texts[name] ?? null])),
  }))
  const source = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${joinColumns(columns, (name) => sql`${sql.identifier(name)} text`)})`
  const set = (prefix: string) =>
    joinColumns(columns, (name) => sql`${sql.identifier(prefix + name)} = r.${sql.identifier(name)}`)
  const table = tableNameOf(collection)
  await db.execute(sql`update ${sql.identifier(table)} d set ${set('')} from ${source} where d.id = r.id`)
  await db.execute(
    sql`update ${sql.identifier(`_${table}_v`)} v set ${set('version_')} from ${source} where v.parent_id = r.id and v.latest`,
  )
}

const joinColumns = (names: string[], toSql: (name: string) => SQL): SQL => sql.join(names.map(toSql), sql`, `)
