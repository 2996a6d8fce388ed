import type { BasePayload } from 'payload'
import { findGrantRefusal, findRoleRefusal, type RefusalReason } from '@/access/authority'
import { withImpliedKeys } from '@/access/permissions'
import { readCustomRoles } from '@/database/people/siteStaff'
import { registryOf } from '@/access/registryOf'
import { INTERNAL_KEYS } from '@/access/person'
import type { SiteAuthorities } from './loadAuthorities'

/** A custom role as shown in its row, including what the current user can do with it. */
export interface SiteRole {
  id: string
  title: string
  description: string
  /** Number of permissions, including implied ones. */
  permissions: number
  /** Number of staff with the role. */
  members: number
  organisations: number
  /** Number of open invitations with the role. */
  invitations: number
  /** It grants access to people or roles, which external organisations cannot have. */
  isForStaffOnly: boolean
  toGive: RefusalReason | null
  toShape: RefusalReason | null
}

/** The custom roles of a site, by title. */
export async function loadRoles(payload: BasePayload, { actor, tenantId }: SiteAuthorities): Promise<SiteRole[]> {
  const rows = await readCustomRoles(payload, tenantId)
  const registry = registryOf(payload)
  const roles = rows.map(({ description, permissions, ...row }): SiteRole => {
    const keys = withImpliedKeys(
      registry,
      Object.keys(permissions).filter((key) => permissions[key] === true),
    )
    return {
      ...row,
      description: description ?? '',
      isForStaffOnly: [...keys].some((key) => INTERNAL_KEYS.test(key)),
      permissions: keys.size,
      toGive: findGrantRefusal(actor, { id: row.id, keys, kind: 'role' }),
      toShape: findRoleRefusal(actor, row.id, keys),
    }
  })
  return roles.sort((a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }))
}
