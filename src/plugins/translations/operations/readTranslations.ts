import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { contentTypeOf, assertPermission, tenantOfDocument } from '@/endpoints/documents/siteDocument'
import { notFound } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { AREA } from '../lib/area'
import { language, documentInput, translations } from '../lib/shapes'
import { translationsFor } from '../lib/translationsFor'

/** Reads the translation progress of a document; with `to` also its texts in that language beside their sources. */
export const readTranslations = defineOperation({
  name: 'readTranslations',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...documentInput, to: language.optional() }),
  method: 'get',
  output: translations,
  path: '/documents/:type/:id/translations',
  run: async ({ input, person, req, tenantId }) => {
    const type = contentTypeOf(req, input.type)
    assertPermission(person, type, 'view', tenantId)
    if (!tenantId) throw notFound(AREA)
    return translationsFor(req, { collection: type.slug, document: input.id, tenantId, to: input.to })
  },
  summary: 'Read the translations of a document',
  tenant: tenantOfDocument,
  tool: {
    description:
      'Reads how far a document is translated; with `to`, the code of a language, also its texts with their paths, sources and translations. Use it before translateDraft.',
  },
  takesToken: true,
  who: member,
})
