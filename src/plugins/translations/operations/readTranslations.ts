import { z } from 'zod'
import {
  assertPermission,
  contentTypeOf,
  defineOperation,
  member,
  notFound,
  tenantInput,
  tenantOfDocument,
  tenantOfInput,
} from '@/exports/server'
import { AREA } from '../lib/area'
import { findInState } from '../lib/findInState'
import { documentInput, foundDocuments, language, translations } from '../lib/shapes'
import { documentState } from '../lib/states'
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
