import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableNameOf } from '@/database/connections'

/** A query on the theme values of documents. */
export interface ThemeProbe {
  /** Key of the result. */
  key: string
  column: 'custom' | 'layout' | 'theme'
  /** PostgreSQL jsonpath with variables from `vars`. */
  path: string
  vars: Record<string, string>
}

export interface ProbeResult {
  key: string
  count: number
  /** Some of their ids, unordered. */
  ids: string[]
}

const MAX_IDS = 20

/**
 * Finds the tenant's documents in which a path of a column exists, in the published or the drafted version, without
 * trashed ones.
 * @param collection a content type that has the column
 */
export async function findAffectedDocuments(
  req: Transaction,
  tenant: string,
  { collection, column, probes }: { collection: string; column: ThemeProbe['column']; probes: ThemeProbe[] },
): Promise<ProbeResult[]> {
  if (probes.length === 0) return []
  const table = sql.identifier(tableNameOf(collection))
  const versions = sql.identifier(`_${tableNameOf(collection)}_v`)
  const own = sql.identifier(column)
  const drafted = sql.identifier(`version_${column}`)
  const probesJson = JSON.stringify(probes.map(({ key, path, vars }) => ({ key, path, vars })))
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number | string; ids: string[]; key: string }>(sql`
    with held as (
      select id, ${own} as value from ${table} where tenant_id = ${tenant}::uuid and deleted_at is null and ${own} is not null
      union all
      select v.parent_id, v.${drafted} from ${versions} v join ${table} d on d.id = v.parent_id
        where v.latest and v.version_tenant_id = ${tenant}::uuid and d.deleted_at is null and v.${drafted} is not null
    )
    select p.key, count(distinct held.id) as count, (array_agg(distinct held.id))[1:${sql.raw(String(MAX_IDS))}]::text[] as ids
      from jsonb_to_recordset(${probesJson}::jsonb) as p(key text, path text, vars jsonb)
      join held on jsonb_path_exists(held.value, p.path::jsonpath, p.vars, true)
      group by p.key`)
  return rows.map(({ count, ids, key }) => ({ count: Number(count), ids, key }))
}
