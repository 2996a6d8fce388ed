import { z } from 'zod'
import { canAccess } from '@/access/canAccess'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import {
  assertPermission,
  contentTypeOf,
  defineOperation,
  documentKey,
  forbidden,
  member,
  notFound,
  readDocumentNames,
  tenantOfDocument,
  translatorOf,
} from '@/exports/server'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { languageLabel } from '@/lib/languages/languages'
import { executeParts } from '@/database/saves/saveWrites'
import { factParts, newestFacts } from '../database/facts'
import { AREA } from '../lib/area'
import { confirmTexts, countTexts, factsAfter } from '../lib/facts'
import { languagesOf, readNewest } from '../lib/readTexts'
import { language, documentInput, translations } from '../lib/shapes'
import { translationsFor } from '../lib/translationsFor'

/** Confirms that translations whose source has changed are still correct. The document itself does not change. */
export const confirmTranslations = defineOperation({
  name: 'confirmTranslations',
  area: AREA,
  audit: 'translations.confirmed',
  input: z.strictObject({
    ...documentInput,
    /** Paths of the texts. Default: all texts of the language. */
    paths: z
      .array(z.string().max(1000))
      .min(1)
      .max(1000)
      .optional()
      .meta({ examples: [['title']] }),
    to: language,
  }),
  limit: { by: ['person'], points: 600, seconds: 60 * 60 },
  method: 'post',
  output: translations,
  path: '/documents/:type/:id/translations/confirm',
  run: async ({ audit, input: { id: document, paths, to, type: slug }, person, req, tenantId }) => {
    const type = contentTypeOf(req, slug)
    assertPermission(person, type, 'manage', tenantId)
    if (!tenantId || !(await findSiteDocument(req, type.slug, document))) throw notFound(AREA)
    if (!(await canAccess(req, type.slug, document, 'update'))) throw forbidden(AREA)
    const target = { collection: type.slug, document }
    const languages = await languagesOf(req, tenantId)
    if (!languages?.others.includes(to)) throw notFound(AREA)
    await awaitOtherSaves(req, document)
    const newest = await readNewest(req, type.slug, document)
    if (!newest) throw notFound(AREA)
    const { texts } = newest
    const before = await newestFacts(req, target)
    const requestedPaths = paths && new Set(paths)
    const facts = confirmTexts(
      factsAfter({ before, main: languages.main, texts }),
      texts.filter(({ path }) => !requestedPaths || requestedPaths.has(path)),
      to,
    )
    const counts = countTexts(texts, languages.main, facts)
    await executeParts(req, factParts({ ...target, counts, facts, tenant: tenantId }))
    const named = await readDocumentNames(req, [{ collection: type.slug, id: document }], tenantId)
    const title = named.get(documentKey({ collection: type.slug, id: document }))?.title
    audit({
      after: { language: languageLabel(to), title: title || translatorOf(req.i18n)('untitled') },
      target: `${type.slug}/${document}`,
    })
    return translationsFor(req, { collection: type.slug, document, tenantId, to })
  },
  summary: 'Confirm translations of a document',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})
