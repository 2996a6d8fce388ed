import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** A site has some thousands; beyond this many nobody is looked up. */
const MOST = 50_000

export interface NamedPerson extends Record<string, unknown> {
  id: string
  name: string
}

/** The people of a tenant as their editors see them, drafts too and the trash left out, the oldest first. */
export async function peopleNames(req: Transaction, tenant: string): Promise<NamedPerson[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedPerson>(sql`
    select p.id, coalesce(v.version_name, p.name) as name
    from people p left join _people_v v on v.parent_id = p.id and v.latest
    where p.tenant_id = ${tenant}::uuid and p.deleted_at is null and coalesce(v.version_name, p.name) is not null
    order by p.id limit ${MOST}`)
  return rows
}

/** Some of them by id. Ids of anybody else are left out. */
export async function peopleNamed(req: Transaction, tenant: string, ids: string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedPerson>(sql`
    select p.id, coalesce(v.version_name, p.name, '') as name
    from people p left join _people_v v on v.parent_id = p.id and v.latest
    where p.tenant_id = ${tenant}::uuid and p.id in (${list})`)
  return rows
}
