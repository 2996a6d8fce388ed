import { z } from 'zod'
import { callboardOf, registryOf } from '@/access/registryOf'
import { type PersonAuthority } from '@/access/authority'
import { readAuthorities } from '@/access/readAuthorities'
import { hasFactor } from '@/database/accounts/secondFactors'
import { requiresTwoFactor } from '@/database/tenants/readTenants'
import { defineOperation } from '@/endpoints/define'
import { badRequest, notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { explainDocument } from './access/explainDocument'
import { explainKey, REASONS } from './access/explainKey'
import { tenantOfInput, tenantInput } from './lockedSite'
import type { PayloadRequest } from 'payload'
import type { PermissionKey } from '@/access/permissions'
import { KINDS } from '@/access/person'
import { readPersonMemberships } from '@/database/people/memberships'
import { translatorOf } from '@/i18n/translator'

const MEMBERSHIP_KINDS = ['owner', 'admin', 'staff', 'viewer', 'collaborator', 'provider'] as const

/** One of the ways in which a person belongs to a tenant. */
interface MembershipSource {
  kind: PersonAuthority['kind']
  /** Title of the role, for staff and collaborators. */
  role: string | null
  /** Name of their organisation, for collaborators. */
  organisation: string | null
  /** Keys of the role, before implied ones are added and excluded ones removed. */
  granted: ReadonlySet<PermissionKey>
  /** Whether it determines their authority. */
  counts: boolean
}

/** All memberships of a person in a tenant, the decisive one first. */
async function readSources(
  req: PayloadRequest,
  tenantId: string,
  authority: PersonAuthority,
): Promise<MembershipSource[]> {
  const memberships = (await readPersonMemberships(req, tenantId, authority.userId)).map((row): MembershipSource => {
    const kind = KINDS[row.kind]
    const granted = Object.entries(row.permissions ?? {}).flatMap(([key, on]) => (on === true ? [key] : []))
    return {
      counts: kind === authority.kind,
      granted: new Set(granted),
      kind,
      organisation: row.organisation,
      role: row.role,
    }
  })
  const provider: MembershipSource[] =
    authority.kind === 'provider'
      ? [{ counts: true, granted: new Set(), kind: 'provider', organisation: null, role: null }]
      : []
  return [...provider, ...memberships].sort((a, b) => Number(b.counts) - Number(a.counts))
}

const AREA = 'people'

const explained = z.object({
  allowed: z.boolean(),
  /** The key that implies it, if any. */
  by: z.string().nullable(),
  key: z.string(),
  reason: z.enum(REASONS),
})

const output = z.object({
  document: z
    .object({
      id: z.uuid(),
      collection: z.string(),
      verbs: z.array(
        explained.extend({
          reason: z.enum([...REASONS, 'document']),
          verb: z.enum(['view', 'manage', 'publish', 'delete']),
        }),
      ),
    })
    .nullable(),
  permissions: z.array(explained),
  places: z.array(
    z.object({
      /** Whether it determines the person's permissions; weaker memberships add nothing. */
      counts: z.boolean(),
      kind: z.enum(MEMBERSHIP_KINDS),
      organisation: z.string().nullable(),
      role: z.string().nullable(),
    }),
  ),
})

export type ExplainedAccess = z.infer<typeof output>

/** Explains a person's permissions in a tenant, where each comes from, and optionally which apply to one document. */
export const explainAccess = defineOperation({
  name: 'explainAccess',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    collection: z.string().max(100).optional(),
    documentId: z.uuid().optional(),
    ...tenantInput,
  }),
  method: 'get',
  output,
  path: '/users/:id/access',
  run: async ({ input: { collection, documentId, id }, req, tenantId }) => {
    if ((collection === undefined) !== (documentId === undefined))
      throw badRequest(AREA, translatorOf(req.i18n)('refusedDocumentBoth'))
    const authority = (await readAuthorities(req, tenantId)).get(id)
    if (!authority) throw notFound(AREA)
    const sources = await readSources(req, tenantId, authority)
    const registry = registryOf(req.payload)
    const granted = sources.find(({ counts }) => counts)?.granted ?? new Set<string>()
    const isSecondFactorMissing =
      authority.kind !== 'provider' && (await requiresTwoFactor(req, tenantId)) && !(await hasFactor(req, id))
    const explain = (key: string) => explainKey(registry, { authority, granted, isSecondFactorMissing }, key)
    const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === collection)
    if (collection !== undefined && !type) {
      const message = translatorOf(req.i18n)('refusedContentType')
      throw badRequest(AREA, message, [{ message, path: 'collection' }])
    }
    return {
      document:
        type && documentId
          ? await explainDocument(req, { explain, id: documentId, tenantId: tenantId, type, userId: id })
          : null,
      permissions: registry.groups.flatMap((group) => group.permissions.map(({ key }) => explain(key))),
      places: sources.map(({ granted: _, ...place }) => place),
    }
  },
  summary: "Explain a person's permissions on a site",
  tenant: tenantOfInput,
  who: withAnyPermission('users:admin'),
})
