import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const c = namesOf('collaborators', 'c')
const r = namesOf('access_requests', 'r')
const u = namesOf('users', 'u')
const accessRequests = namesOf('access_requests')

/** An organisation and its access request for a tenant. */
export interface Organisation {
  id: string
  name: string
  active: boolean
  trusted: boolean
  /** Its access request; null if there is none. */
  request: { id: string; status: 'approved' | 'declined' | 'ended' | 'waiting' } | null
  /** Ids of its members. */
  members: string[]
}

/** Reads an organisation; null if it does not exist. */
export async function readOrganisation(req: Transaction, id: string, tenantId: string): Promise<Organisation | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ found: Organisation }>(sql`select json_build_object('id', ${c.id}, 'name', ${c.name},
      'active', coalesce(${c.active}, false), 'trusted', coalesce(${c.trusted}, false),
      'request', (select json_build_object('id', ${r.id}, 'status', ${r.status}) from ${r} where ${r.organisation_id} = ${c.id} and ${r.tenant_id} = ${tenantId}::uuid),
      'members', (select coalesce(json_agg(${u.id}), '[]') from ${u} where ${u.organisation_id} = ${c.id})
    ) as found from ${c} where ${c.id} = ${id}::uuid`)
  return rows[0]?.found ?? null
}

/** Approves an access request with a custom role of the tenant. */
export async function approveRequest(req: Transaction, id: string, roleId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${accessRequests} set ${accessRequests.status} = 'approved', ${accessRequests.user_role_id} = ${roleId}::uuid, ${accessRequests.updated_at} = now() where ${accessRequests.id} = ${id}::uuid`,
  )
}

/** Declines an access request, or ends an approved one. */
export async function closeRequest(req: Transaction, id: string, status: 'declined' | 'ended'): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${accessRequests} set ${accessRequests.status} = ${status}, ${accessRequests.user_role_id} = null, ${accessRequests.updated_at} = now() where ${accessRequests.id} = ${id}::uuid`,
  )
}
