import { z } from 'zod'
import { defineOperation, documentKey, loadTenant, notFound, readDocumentNames } from '@/exports/server'
import { administrator } from '@/endpoints/routeRules'
import { AREA } from '../lib/starters'
import { KEPT_REASONS, removeStarter } from '../lib/removeStarter'

/** Deletes what a site's starter has written and nobody has changed since, and says what stays. */
export const removeStarterOperation = defineOperation({
  name: 'removeStarter',
  area: AREA,
  audit: 'starters.removed',
  input: z.strictObject({ tenant: z.uuid() }),
  limit: { by: ['tenant'], points: 30, seconds: 600 },
  method: 'post',
  output: z.object({
    kept: z.array(z.object({ collection: z.string(), id: z.uuid(), reason: z.enum(KEPT_REASONS), title: z.string() })),
    removed: z.number().int(),
  }),
  path: '/starters/remove',
  run: async ({ audit, req, tenantId }) => {
    const tenant = await loadTenant(req.payload, tenantId)
    if (!tenant) throw notFound(AREA)
    const { kept, removed } = await removeStarter(req, { id: tenantId, language: tenant.defaultLanguage })
    const names = await readDocumentNames(req, kept, tenantId)
    audit({ after: { count: removed } })
    return {
      kept: kept.map((document) => ({ ...document, title: names.get(documentKey(document))?.title ?? '' })),
      removed,
    }
  },
  summary: 'Remove the starter of a site',
  tenant: ({ tenant }) => tenant,
  who: administrator,
})
