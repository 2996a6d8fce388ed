import { sql } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '@/database/connections'

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

interface TitleList {
  collection: string
  field: string
  isLocalized: boolean
  /** Ignored if the field is the same in every language. */
  language: string
  tenant: string
}

/** Lists the titles of the newest versions of a tenant's documents, without access control. Unordered. */
export async function listTitles(
  req: Transaction,
  { collection, field, isLocalized, language, tenant }: TitleList,
): Promise<{ id: string; title: string }[]> {
  const title = sql.identifier(`version_${field}`)
  const [texts, join] = isLocalized
    ? [
        sql`l.${title}`,
        sql` join ${tableOf(`_${collection}_v_locales`)} l on l._parent_id = v.id and l._locale::text = ${language}`,
      ]
    : [sql`v.${title}`, sql``]
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; title: string }>(
    sql`select v.parent_id::text as id, ${texts} as title from ${tableOf(`_${collection}_v`)} v${join}
      where v.latest and v.version_tenant_id = ${tenant}::uuid and v.version_deleted_at is null and ${texts} <> ''`,
  )
  return rows
}
