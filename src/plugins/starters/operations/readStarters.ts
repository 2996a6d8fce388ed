import { z } from 'zod'
import { defineOperation, translatorOf } from '@/exports/server'
import { administrator } from '@/endpoints/routeRules'
import { LABELS } from '../lib/labels'
import { readSiteStarter } from '../lib/siteStarter'
import { STARTERS } from '../lib/starters'
import { AREA } from '../lib/starters'

/** Lists the starters, and says which one a site began with. */
export const readStarters = defineOperation({
  name: 'readStarters',
  area: AREA,
  audit: null,
  input: z.strictObject({ tenant: z.uuid() }),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'get',
  output: z.object({
    canChoose: z.boolean(),
    chosen: z.enum(STARTERS).nullable(),
    starters: z.array(z.object({ key: z.enum(STARTERS), name: z.string() })),
  }),
  path: '/starters',
  run: async ({ req, tenantId }) => {
    const { canChoose, chosen } = await readSiteStarter(req, tenantId)
    const t = translatorOf(req.i18n)
    return { canChoose, chosen, starters: STARTERS.map((key) => ({ key, name: t(LABELS[key].name) })) }
  },
  summary: 'List the starters of a site',
  tenant: ({ tenant }) => tenant,
  who: administrator,
})
