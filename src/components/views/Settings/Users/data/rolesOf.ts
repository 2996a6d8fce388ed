import type { BasePayload } from 'payload'
import { hindranceToGive, hindranceToShape, type Hindrance } from '../../../../../access/authority'
import { closure } from '../../../../../access/permissions'
import { poolOf } from '../../../../../database/poolOf'
import { registryOf } from '../../../../../access/registryOf'
import { NEVER_FOR_COLLABORATORS } from '../../../../../access/toPerson'
import type { Desk } from './deskOf'

/** A custom role as its row shows it, and what the viewer may do with it. */
export interface SiteRole {
  id: string
  title: string
  description: string
  /** How many permissions it gives, implied ones included. */
  permissions: number
  /** Members of the staff who have it. */
  members: number
  organisations: number
  /** Invitations that wait with it. */
  invitations: number
  /** It decides about people or roles, which no outside organisation may. */
  isForStaffOnly: boolean
  toGive: Hindrance | null
  toShape: Hindrance | null
}

interface Row {
  id: string
  title: string
  description: string | null
  permissions: Record<string, unknown>
  members: number
  organisations: number
  invitations: number
}

/** The custom roles of a site, by title. */
export async function rolesOf(payload: BasePayload, { actor, tenantId }: Desk): Promise<SiteRole[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-site-roles',
    text: `select id, title, description, permissions,
        (select count(*) from memberships where user_role_id = r.id)::int as members,
        (select count(*) from access_requests where user_role_id = r.id and status = 'approved')::int as organisations,
        (select count(*) from invite_tokens where user_roles_id = r.id and status = 'pending' and expires_at > now())::int as invitations
      from user_roles r where tenant_id = $1`,
    values: [tenantId],
  })
  const registry = registryOf(payload)
  const roles = rows.map(({ description, permissions, ...row }): SiteRole => {
    const keys = closure(registry, Object.keys(permissions).filter((key) => permissions[key] === true))
    return {
      ...row,
      description: description ?? '',
      isForStaffOnly: [...keys].some((key) => NEVER_FOR_COLLABORATORS.test(key)),
      permissions: keys.size,
      toGive: hindranceToGive(actor, { id: row.id, keys, kind: 'role' }),
      toShape: hindranceToShape(actor, row.id, keys),
    }
  })
  return roles.sort((one, other) => one.title.localeCompare(other.title, undefined, { numeric: true }))
}
