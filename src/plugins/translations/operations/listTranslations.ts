import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { contentTypeOf, assertPermission } from '@/endpoints/documents/siteDocument'
import { tenantOfInput, tenantInput } from '@/endpoints/people/lockedSite'
import { notFound } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { AREA } from '../lib/area'
import { findInState } from '../lib/findInState'
import { foundDocuments, language } from '../lib/shapes'
import { documentState } from '../lib/states'

/** Lists the documents behind a count of the overview: those of a content type that are in a state in a language. */
export const listTranslations = defineOperation({
  name: 'listTranslations',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    state: documentState.meta({ examples: ['missing'] }),
    to: language,
    type: z
      .string()
      .max(60)
      .meta({ examples: ['pages'] }),
  }),
  method: 'get',
  output: foundDocuments,
  path: '/translations/documents',
  run: async ({ input: { page, state, to, type: slug }, person, req, tenantId }) => {
    const type = contentTypeOf(req, slug)
    assertPermission(person, type, 'view', tenantId)
    const found = tenantId ? await findInState(req, { collection: type.slug, page, state, tenantId, to }) : null
    if (!found) throw notFound(AREA)
    return found
  },
  summary: 'List documents by how far they are translated',
  tenant: tenantOfInput,
  takesToken: true,
  who: member,
})
