import { z } from 'zod'
import { conflict, defineOperation, loadTenant, notFound, translatorOf } from '@/exports/server'
import { administrator } from '@/endpoints/routeRules'
import { AREA } from '../lib/starters'
import { LABELS } from '../lib/labels'
import { removeStarter } from '../lib/removeStarter'
import { readSiteStarter } from '../lib/siteStarter'
import { STARTERS } from '../lib/starters'
import { lockStarter, writeStarter } from '../lib/writeStarter'

/** Writes a starter to an empty site. What nobody has changed of the one before goes. */
export const chooseStarter = defineOperation({
  name: 'chooseStarter',
  area: AREA,
  audit: 'starters.chosen',
  input: z.strictObject({ starter: z.enum(STARTERS), tenant: z.uuid() }),
  limit: { by: ['tenant'], points: 30, seconds: 600 },
  method: 'post',
  output: z.object({ written: z.number().int() }),
  path: '/starters/choose',
  run: async ({ audit, input: { starter }, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    await lockStarter(req, tenantId)
    const tenant = await loadTenant(req.payload, tenantId)
    if (!tenant) throw notFound(AREA)
    if (!(await readSiteStarter(req, tenantId)).canChoose) throw conflict(AREA, t('starterSiteInUse'))
    const site = { id: tenantId, language: tenant.defaultLanguage, name: tenant.name }
    await removeStarter(req, site)
    const written = await writeStarter(req, starter, site)
    audit({ after: { starter: t(LABELS[starter].name) } })
    return { written }
  },
  status: 201,
  summary: 'Begin a site with a starter',
  tenant: ({ tenant }) => tenant,
  who: administrator,
})
