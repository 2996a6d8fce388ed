import { isTokenKey } from '../../../access/bearerTokens'
import { holds, type Person } from '../../../access/person'
import type { PermissionGroup, PermissionRegistry } from '../../../access/permissions'

/** What a person can put into a token for a tenant: keys that they hold there, by group. */
export const offeredGroups = (registry: PermissionRegistry, person: Person, tenantId: string): PermissionGroup[] =>
  registry.groups
    .map((group) => ({ ...group, permissions: group.permissions.filter(({ key }) => isTokenKey(key) && holds(person, key, tenantId)) }))
    .filter(({ permissions }) => permissions.length > 0)
