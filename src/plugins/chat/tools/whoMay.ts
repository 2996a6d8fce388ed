import { z } from 'zod'
import { defineOperation } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { publishKey } from '@/access/permissions'
import { readCustomRoles, readSiteStaff } from '@/database/people/siteStaff'
import { registryOf } from '@/access/registryOf'
import { personName, type NamedPerson } from '@/lib/names/personName'
import { requireType, tool, typeInput } from './documents'

const ACTS = ['create', 'delete', 'edit', 'publish', 'see'] as const
/** Role names as on the Users & Permissions screen; any other role is a custom one. */
const ROLE_NAMES = { owner: 'Owner', staff: 'Staff', 'tenant-admin': 'Admin', 'tenant-viewer': 'View only' } as const
const VERBS = { create: 'manage', delete: 'delete', edit: 'manage', publish: 'publish', see: 'view' } as const

export const whoMay = defineOperation({
  ...tool,
  name: 'whoMay',
  input: z.strictObject({ act: z.enum(ACTS), tenant: z.uuid(), type: typeInput }),
  method: 'post',
  output: z.object({
    /** Names of those who can grant access. */
    ask: z.array(z.string()),
    key: z.string(),
    /** Null if the user may not see the site's staff. */
    people: z.array(z.object({ name: z.string(), role: z.string() })).nullable(),
    you: z.boolean(),
  }),
  path: '/assistant/who-may',
  run: async ({ input: { act, type: slug }, person, req, tenantId }) => {
    // Anyone may ask, even about content types they cannot view.
    const type = requireType(req, { person: person && { ...person, isSuperAdmin: true }, tenantId, type: slug })
    const verb = VERBS[act]
    const key = verb === 'publish' ? publishKey(type.group) : permissionKey(type.group.name, verb)
    const staff = tenantId ? await readSiteStaff(req.payload, tenantId) : []
    const isAdmin = ({ kind }: { kind: string }) => kind === 'owner' || kind === 'tenant-admin'
    const grantingRoles = new Set(
      (tenantId && hasPermission(person, 'users:admin', tenantId) ? await readCustomRoles(req.payload, tenantId) : [])
        .filter(({ permissions }) => grants(permissions, key, registryOf(req.payload)))
        .map(({ id }) => id),
    )
    const allowed = staff.filter(
      (member) =>
        isAdmin(member) ||
        (member.kind === 'tenant-viewer' && verb === 'view') ||
        (member.roleId !== null && grantingRoles.has(member.roleId)),
    )
    return {
      ask: staff.filter(isAdmin).map((member) => nameOf(member)),
      key,
      people: hasPermission(person, 'users:admin', tenantId)
        ? allowed.map((member) => ({ name: nameOf(member), role: member.role ?? ROLE_NAMES[member.kind] }))
        : null,
      you: hasPermission(person, key, tenantId),
    }
  },
  summary: 'Explain permissions to the assistant',
  tool: {
    description:
      'Says who may see, create, edit, publish or delete documents of a content type, whether the person who asks may, and who can give them access.',
  },
})

/** Email addresses are left out for privacy. */
const nameOf = (member: NamedPerson): string => personName({ ...member, email: null }) || 'Somebody without a name'

/** Whether a role grants a permission, directly or through one that implies it. */
const grants = (
  permissions: Record<string, unknown>,
  key: string,
  { groups }: ReturnType<typeof registryOf>,
): boolean =>
  permissions[key] === true ||
  groups.some(({ permissions: all }) =>
    all.some((permission) => permissions[permission.key] === true && permission.implies.includes(key)),
  )
