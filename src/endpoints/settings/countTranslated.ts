import { z } from 'zod'
import { callboardOf } from '@/access/registryOf'
import { countDocumentsIn } from '@/database/languages/countDocuments'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'

/** Counts a tenant's documents with text in a language, which would be hidden if the language were removed. */
export const countTranslated = defineOperation({
  name: 'countTranslated',
  area: 'languages',
  audit: null,
  input: z.strictObject({ id: z.uuid(), language: z.string().max(20) }),
  method: 'get',
  output: z.object({ documents: z.number().int() }),
  path: '/tenants/:id/languages/:language',
  run: async ({ input: { id, language }, req }) => {
    const collections = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
    const documents = await countDocumentsIn(req.payload, { collections, language, tenantId: id })
    if (documents === null) throw notFound('languages')
    return { documents }
  },
  summary: 'Count the documents with text in a language',
  tenant: ({ id }) => id,
  who: withAnyPermission('settings:languages'),
})
