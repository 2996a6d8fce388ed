import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const p = namesOf('people', 'p')
const v = namesOf('_people_v', 'v')

/** Maximum number of people. A tenant has a few thousand. */
const MAX_PEOPLE = 50_000

export interface NamedPerson extends Record<string, unknown> {
  id: string
  name: string
}

/** Reads the names of a tenant's people from their newest versions, without trashed ones, the oldest first. */
export async function readPeopleNames(req: Transaction, tenant: string): Promise<NamedPerson[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedPerson>(sql`
    select ${p.id}, coalesce(${v.version_name}, ${p.name}) as name
    from ${p} left join ${v} on ${v.parent_id} = ${p.id} and ${v.latest}
    where ${p.tenant_id} = ${tenant}::uuid and ${p.deleted_at} is null and coalesce(${v.version_name}, ${p.name}) is not null
    order by ${p.id} limit ${MAX_PEOPLE}`)
  return rows
}

/** The same by id. Ids of other tenants are ignored. */
export async function readPeopleNamesByIds(req: Transaction, tenant: string, ids: string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedPerson>(sql`
    select ${p.id}, coalesce(${v.version_name}, ${p.name}, '') as name
    from ${p} left join ${v} on ${v.parent_id} = ${p.id} and ${v.latest}
    where ${p.tenant_id} = ${tenant}::uuid and ${p.id} in (${list})`)
  return rows
}
