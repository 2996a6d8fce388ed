import { z } from 'zod'
import { anyDocuments } from '@/collections/anyDocuments'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { contentTypeOf, tenantOfDocument } from './siteDocument'

/** Reads when a document was last saved, after waiting for concurrent saves. */
export const readSaved = defineOperation({
  name: 'readSaved',
  area: 'documents',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({ updatedAt: z.string() }),
  path: '/documents/:type/:id/saved',
  run: async ({ input: { id, type }, req }) => {
    const collection = contentTypeOf(req, type).slug
    const read = () =>
      anyDocuments(req).findByID({
        id,
        collection,
        depth: 0,
        draft: true,
        overrideAccess: false,
        req,
        select: { updatedAt: true },
        trash: true,
      })
    // Check access first: without it the request must not wait.
    await read()
    await awaitOtherSaves(req, id)
    const { updatedAt } = await read()
    return { updatedAt: String(updatedAt) }
  },
  summary: 'Read when a document was last saved, after concurrent saves',
  tenant: tenantOfDocument,
  who: member,
})
