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
import { placesOf, PLACE_KINDS } from './access/placesOf'
import { namedTenant, tenantNamed } from './site'

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
    const standing = (await readStandings(req, tenantId!)).get(id)
    if (!standing) throw notFound(AREA)
    const places = await placesOf(req, tenantId!, standing)
    const registry = registryOf(req.payload)
    const granted = places.find(({ counts }) => counts)?.granted ?? new Set<string>()
    const lacksProof =
      standing.kind !== 'provider' && (await requiresTwoFactor(req, tenantId!)) && !(await hasFactor(req, id))
    const explain = (key: string) => explainKey(registry, { granted, lacksProof, standing }, key)
    const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === collection)
    if (collection !== undefined && !type)
      throw badRequest(AREA, 'There is no such type of document.', [
        { message: 'There is no such type of document.', path: 'collection' },
      ])
    return {
      document:
        type && documentId
          ? await explainDocument(req, { explain, id: documentId, tenantId: tenantId!, type, userId: id })
          : null,
      permissions: registry.groups.flatMap((group) => group.permissions.map(({ key }) => explain(key))),
      places: places.map(({ granted: _, ...place }) => place),
    }
  },
  summary: 'Explain what somebody may do on a site, and why',
  tenant: namedTenant,
  who: holderOf('users:admin'),
})
