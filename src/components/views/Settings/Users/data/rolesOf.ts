import type { BasePayload } from 'payload'
import { findGrantRefusal, findRoleRefusal, type RefusalReason } from '../../../../../access/authority'
import { closure } from '../../../../../access/permissions'
import { customRoles } from '../../../../../database/people/siteStaff'
import { registryOf } from '../../../../../access/registryOf'
import { NEVER_FROM_OUTSIDE } from '../../../../../access/person'
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
  toGive: RefusalReason | null
  toShape: RefusalReason | null
}

/** The custom roles of a site, by title. */
export async function rolesOf(payload: BasePayload, { actor, tenantId }: Desk): Promise<SiteRole[]> {
  const rows = await customRoles(payload, tenantId)
  const registry = registryOf(payload)
  const roles = rows.map(({ description, permissions, ...row }): SiteRole => {
    const keys = closure(
      registry,
      Object.keys(permissions).filter((key) => permissions[key] === true),
    )
    return {
      ...row,
      description: description ?? '',
      isForStaffOnly: [...keys].some((key) => NEVER_FROM_OUTSIDE.test(key)),
      permissions: keys.size,
      toGive: findGrantRefusal(actor, { id: row.id, keys, kind: 'role' }),
      toShape: findRoleRefusal(actor, row.id, keys),
    }
  })
  return roles.sort((one, other) => one.title.localeCompare(other.title, undefined, { numeric: true }))
}
