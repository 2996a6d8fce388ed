import { z } from 'zod'
import { callboardOf, registryOf } from '../../access/registryOf'
import { readStandings } from '../../access/standings'
import { hasFactor } from '../../database/accounts/secondFactors'
import { requiresTwoFactor } from '../../database/tenants/readTenants'
import { defineOperation } from '../define'
import { badRequest, notFound } from '../OperationError'
import { holderOf } from '../rules'
import { explainDocument } from './access/explainDocument'
import { explainKey, REASONS } from './access/explainKey'
import { namedTenant, tenantNamed } from './site'
import type { PayloadRequest } from 'payload'
import type { Standing } from '@/access/authority'
import type { PermissionKey } from '@/access/permissions'
import { KINDS } from '@/access/toPerson'
import { placesOfPerson } from '@/database/people/places'

const PLACE_KINDS = ['owner', 'admin', 'staff', 'viewer', 'collaborator', 'provider'] as const

/** One way in which somebody belongs to a site. */
interface Place {
  kind: Standing['kind']
  /** Title of the role, for staff and collaborators. */
  role: string | null
  /** Name of the organisation through which they come. */
  organisation: string | null
  /** What the role says, before anything is implied or withheld. */
  granted: ReadonlySet<PermissionKey>
  /** Their standing comes from here. */
  counts: boolean
}

/** All places of a person in a tenant, the one that counts first. */
async function placesOf(req: PayloadRequest, tenantId: string, standing: Standing): Promise<Place[]> {
  const places = (await placesOfPerson(req, tenantId, standing.userId)).map((row): Place => {
    const kind = KINDS[row.kind]
    const granted = Object.entries(row.permissions ?? {}).flatMap(([key, on]) => (on === true ? [key] : []))
    return {
      counts: kind === standing.kind,
      granted: new Set(granted),
      kind,
      organisation: row.organisation,
      role: row.role,
    }
  })
  const provider: Place[] =
    standing.kind === 'provider'
      ? [{ counts: true, granted: new Set(), kind: 'provider', organisation: null, role: null }]
      : []
  return [...provider, ...places].sort((one, other) => Number(other.counts) - Number(one.counts))
}

const AREA = 'people'

const explained = z.object({
  allowed: z.boolean(),
  /** For what comes with another key: that key. */
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
      /** What the person may do comes from here; a weaker place beside it adds nothing. */
      counts: z.boolean(),
      kind: z.enum(PLACE_KINDS),
      organisation: z.string().nullable(),
      role: z.string().nullable(),
    }),
  ),
})

export type ExplainedAccess = z.infer<typeof output>

/** What somebody may do on a site, where each permission comes from, and what of it holds for one document. */
export const explainAccess = defineOperation({
  name: 'explainAccess',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    collection: z.string().max(100).optional(),
    documentId: z.uuid().optional(),
    ...tenantNamed,
  }),
  method: 'get',
  output,
  path: '/users/:id/access',
  run: async ({ input: { collection, documentId, id }, req, tenantId }) => {
    if ((collection === undefined) !== (documentId === undefined))
      throw badRequest(AREA, 'A document is named by its type and its id.')
    const standing = (await readStandings(req, tenantId)).get(id)
    if (!standing) throw notFound(AREA)
    const places = await placesOf(req, tenantId, standing)
    const registry = registryOf(req.payload)
    const granted = places.find(({ counts }) => counts)?.granted ?? new Set<string>()
    const lacksProof =
      standing.kind !== 'provider' && (await requiresTwoFactor(req, tenantId)) && !(await hasFactor(req, id))
    const explain = (key: string) => explainKey(registry, { granted, lacksProof, standing }, key)
    const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === collection)
    if (collection !== undefined && !type)
      throw badRequest(AREA, 'There is no such type of document.', [
        { message: 'There is no such type of document.', path: 'collection' },
      ])
    return {
      document:
        type && documentId
          ? await explainDocument(req, { explain, id: documentId, tenantId: tenantId, type, userId: id })
          : null,
      permissions: registry.groups.flatMap((group) => group.permissions.map(({ key }) => explain(key))),
      places: places.map(({ granted: _, ...place }) => place),
    }
  },
  summary: 'Explain what somebody may do on a site, and why',
  tenant: namedTenant,
  who: holderOf('users:admin'),
})
