import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { conflict, defineOperation, member, refused, tenantOfInput, translatorOf } from '@/exports/server'
import { applyImport } from '../lib/applyImport'
import { AREA } from '../lib/limits'
import type { RowState } from '../lib/plan'
import { addImport } from '../lib/storedImports'
import { importInput, planInput } from './input'

/** Imports rows as previewed, in one transaction. Rows with problems are left out. */
export const runImport = defineOperation({
  name: 'runImport',
  area: AREA,
  audit: 'imports.done',
  input: z.strictObject({
    ...importInput,
    stand: z
      .string()
      .length(64)
      .meta({ examples: ['0'.repeat(64)] }),
  }),
  limit: { by: ['person'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({ changed: z.number().int(), created: z.number().int(), id: z.uuid(), leftOut: z.number().int() }),
  path: '/imports/:type/run',
  run: async ({ audit, input: { stand, ...given }, person, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const { asked, plan } = await planInput(req, person, tenantId, given)
    if (plan.stand !== stand) throw conflict(AREA, t('importStale'))
    const changes = await applyImport(req, asked, plan.rows)
    if (changes.length === 0) throw refused(AREA, t('importNothingToDo'))
    const { locale, tenantId: tenant, type } = asked
    const id = await addImport(req, { changes, locale, tenantId: tenant, type, userId: person.id })
    // Counts rows, as the preview does; for some types a row is several documents.
    const count = (state: RowState) => plan.rows.filter((row) => row.state === state).length
    const [changed, created] = [count('changed'), count('new')]
    const list = String(
      getTranslation(req.payload.collections[asked.type as CollectionSlug].config.labels.plural, req.i18n),
    )
    audit({ after: { changed: String(changed), created: String(created), list }, target: asked.type })
    return { changed, created, id, leftOut: count('problem') }
  },
  summary: 'Import documents from CSV',
  tenant: tenantOfInput,
  who: member,
})
