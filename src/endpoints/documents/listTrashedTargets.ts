import { z } from 'zod'
import { callboardOf } from '../../access/registryOf'
import { trashedTargets } from '../../database/documents/references'
import { defineOperation } from '../define'
import { member } from '../routeRules'
import { namedKey, namesOf } from './namesOf'
import { contentTypeOf, requireKey, tenantOfDocument } from './siteDocument'

/** Most documents that are named. */
const MOST = 20

const target = z.object({ collection: z.string(), id: z.string(), title: z.string() })

/** What a document refers to that lies in the trash, where the person may see it: visitors find nothing in its place. */
export const listTrashedTargets = defineOperation({
  name: 'listTrashedTargets',
  area: 'documents',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({ targets: z.array(target) }),
  path: '/documents/:type/:id/trashed-targets',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    const found = contentTypeOf(req, type)
    requireKey(person, found, 'view', tenantId)
    const among = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
    const trashed = await trashedTargets(req, { id, among, collection: found.slug, limit: MOST, tenantId })
    const named = await namesOf(req, trashed, tenantId ?? '', { trash: true })
    const seen = trashed.flatMap((one) => named.get(namedKey(one)) ?? [])
    return { targets: seen.map(({ collection, id: trashedId, title }) => ({ collection, id: trashedId, title })) }
  },
  summary: 'List what a document refers to in the trash',
  tenant: tenantOfDocument,
  who: member,
})
