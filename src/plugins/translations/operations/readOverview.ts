import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { defineOperation, member, notFound, tenantInput, tenantOfInput } from '@/exports/server'
import { languageLabel } from '@/lib/languages/languages'
import { countStates } from '../database/counts'
import { queueCount } from '../jobs/countTranslations'
import { AREA } from '../lib/area'
import { languagesOf } from '../lib/readTexts'
import { overview } from '../lib/shapes'
import { typesSeenBy } from '../lib/translatedTypes'

/**
 * Reads the translation states of a tenant's documents by language and content type, for types that the person may
 * view.
 */
export const readTranslationsOverview = defineOperation({
  name: 'readTranslationsOverview',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantInput }),
  method: 'get',
  output: overview,
  path: '/translations/overview',
  run: async ({ person, req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    const languages = await languagesOf(req, tenantId)
    if (!languages) return { languages: [], left: 0, main: null }
    const { main, others } = languages
    const types = typesSeenBy(req, person, tenantId)
    const rows = await countStates(
      req,
      { main, tenant: tenantId },
      types.map(({ slug }) => slug),
      others,
    )
    const left = rows
      .filter(({ language }) => language === others[0])
      .reduce((sum, { uncounted }) => sum + uncounted, 0)
    if (left > 0) await queueCount(req, tenantId)
    return {
      languages: others.map((code) => ({
        code,
        label: languageLabel(code),
        types: types.flatMap(({ slug }) => {
          const row = rows.find(({ collection, language }) => collection === slug && language === code)
          if (!row || row.complete + row.partial + row.missing + row.changed === 0) return []
          const { changed, complete, missing, partial } = row
          return [
            {
              changed,
              complete,
              label: getTranslation(req.payload.collections[slug as CollectionSlug].config.labels.plural, req.i18n),
              missing,
              partial,
              type: slug,
            },
          ]
        }),
      })),
      left,
      main: { code: main, label: languageLabel(main) },
    }
  },
  summary: 'Read how far the documents of a site are translated',
  tenant: tenantOfInput,
  tool: { description: 'Says how many documents of each content type are translated into each language of the site.' },
  takesToken: true,
  who: member,
})
