import { z } from 'zod'
import { holds } from '../../../access/person'
import { permissionKey, publishKey } from '../../../access/permissions'
import { customRoles, peopleOfSite } from '../../../database/people/siteStaff'
import { registryOf } from '../../../access/registryOf'
import { defineOperation } from '../../../endpoints/define'
import { personName, type NamedPerson } from '../../../lib/names/personName'
import { requireType, tool, typeInput } from './documents'

const ACTS = ['create', 'delete', 'edit', 'publish', 'see'] as const
/** As Users & Permissions names them. Anybody else has a role of the site's own. */
const KINDS = { owner: 'Owner', staff: 'Staff', 'tenant-admin': 'Admin', 'tenant-viewer': 'View only' } as const
const VERBS = { create: 'manage', delete: 'delete', edit: 'manage', publish: 'publish', see: 'view' } as const

export const whoMay = defineOperation({
  ...tool,
  name: 'whoMay',
  input: z.strictObject({ act: z.enum(ACTS), tenant: z.uuid(), type: typeInput }),
  method: 'post',
  output: z.object({
    /** Names of those who give access. */
    ask: z.array(z.string()),
    key: z.string(),
    /** Null: the person may not see who works for the site. */
    people: z.array(z.object({ name: z.string(), role: z.string() })).nullable(),
    you: z.boolean(),
  }),
  path: '/assistant/who-may',
  run: async ({ input: { act, type: slug }, person, req, tenantId }) => {
    // Everybody may ask about what they do not see.
    const type = requireType(req, { person: person && { ...person, isSuperAdmin: true }, tenantId, type: slug })
    const verb = VERBS[act]
    const key = verb === 'publish' ? publishKey(type.group) : permissionKey(type.group.name, verb)
    const staff = tenantId ? await peopleOfSite(req.payload, tenantId) : []
    const isAdmin = ({ kind }: { kind: string }) => kind === 'owner' || kind === 'tenant-admin'
    const giving = new Set(
      (tenantId && holds(person, 'users:admin', tenantId) ? await customRoles(req.payload, tenantId) : [])
        .filter(({ permissions }) => gives(permissions, key, registryOf(req.payload)))
        .map(({ id }) => id),
    )
    const may = staff.filter(
      (one) =>
        isAdmin(one) ||
        (one.kind === 'tenant-viewer' && verb === 'view') ||
        (one.roleId !== null && giving.has(one.roleId)),
    )
    return {
      ask: staff.filter(isAdmin).map((one) => nameOf(one)),
      key,
      people: holds(person, 'users:admin', tenantId)
        ? may.map((one) => ({ name: nameOf(one), role: one.role ?? KINDS[one.kind] }))
        : null,
      you: holds(person, key, tenantId),
    }
  },
  summary: 'Say who may do what, for the assistant',
  tool: {
    description:
      'Says who may see, create, edit, publish or delete documents of a content type, whether the person who asks may, and who can give them access.',
  },
})

/** Without their addresses: those are nobody's business but their own. */
const nameOf = (one: NamedPerson): string => personName({ ...one, email: null }) || 'Somebody without a name'

/** Does a role give a key, by itself or by one that implies it? */
const gives = (permissions: Record<string, unknown>, key: string, { groups }: ReturnType<typeof registryOf>): boolean =>
  permissions[key] === true ||
  groups.some(({ permissions: all }) => all.some((one) => permissions[one.key] === true && one.implies.includes(key)))
