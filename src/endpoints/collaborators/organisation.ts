import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

/** An organisation and where it stands with a tenant. */
export interface Organisation {
  id: string
  name: string
  active: boolean
  trusted: boolean
  /** Its way into the tenant; null where it has never asked. */
  request: { id: string; status: 'approved' | 'declined' | 'ended' | 'waiting' } | null
  /** Ids of the people who work for it. */
  members: string[]
}

/** Reads an organisation; null for one that does not exist. */
export async function readOrganisation(req: PayloadRequest, id: string, tenantId: string): Promise<Organisation | null> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ found: Organisation }>(sql`select json_build_object('id', c.id, 'name', c.name,
      'active', coalesce(c.active, false), 'trusted', coalesce(c.trusted, false),
      'request', (select json_build_object('id', r.id, 'status', r.status) from access_requests r where r.organisation_id = c.id and r.tenant_id = ${tenantId}::uuid),
      'members', (select coalesce(json_agg(u.id), '[]') from users u where u.organisation_id = c.id)
    ) as found from collaborators c where c.id = ${id}::uuid`)
  return rows[0]?.found ?? null
}
