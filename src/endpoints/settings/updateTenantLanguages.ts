import { z } from 'zod'
import { tenantOf } from '@/access/tenants'
import { dbOf } from '@/database/connections'
import { queueJob } from '@/database/jobs/queue'
import { isContentLanguage } from '@/lib/languages/codes'
import { siteLanguages } from '@/lib/languages/languages'
import { planLimit, UNLIMITED } from '@/lib/plans/planAllows'
import { defineOperation } from '@/endpoints/define'
import { notFound, refused } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument } from './changeSite'
import { lockLanguageAddresses, refuseTakenAddresses } from './refuseTakenAddresses'
import { translatorOf } from '@/i18n/translator'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const input = z.strictObject({
  id: z.uuid(),
  languages: z.array(z.string().refine(isContentLanguage, inputProblem('languageNotOffered'))).max(100),
  ...expectedVersion,
})

/**
 * Changes the languages of a tenant. Added languages start unpublished, and the worker names performances in them;
 * content in removed languages is kept but hidden.
 */
export const updateTenantLanguages = defineOperation({
  name: 'updateTenantLanguages',
  area: 'languages',
  audit: 'settings.languages',
  input,
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/languages',
  run: async ({ audit, input: { id, languages: requested, updatedAt }, req }) => {
    const tenant = await tenantOf(req, id)
    if (!tenant) throw notFound('languages')
    const additional = planLimit(tenant, 'additional_locales')
    let hasAdded = false
    await lockLanguageAddresses(req, id, requested)
    const changed = await changeSite(req, { area: 'languages', id, updatedAt }, async (site) => {
      const before = siteLanguages(site)
      const after = requested.length > 0 ? [...new Set(requested)] : ['en']
      const added = after.filter((code) => !before.languages.includes(code))
      // An empty list means English only; otherwise the default language stays.
      const defaultLanguage = requested.length > 0 ? before.defaultLanguage : 'en'
      if (!after.includes(defaultLanguage))
        throw refused('languages', translatorOf(req.i18n)('refusedLanguageDefault'), 'languages')
      // Existing languages beyond a reduced plan stay, but none can be added.
      if (added.length > 0 && additional !== UNLIMITED && after.length > additional + 1) {
        throw refused(
          'languages',
          translatorOf(req.i18n)('languagesLimit', { additional, total: additional + 1 }),
          'languages',
        )
      }
      await refuseTakenAddresses(req, id, added, 'languages')
      audit({ after: { languages: after }, before: { languages: before.languages }, target: `tenants/${id}` })
      hasAdded = added.length > 0
      const published = before.publishedLanguages.filter((code) => after.includes(code))
      return {
        defaultLanguage,
        languages: after,
        publishedLanguages: published.includes(defaultLanguage) ? published : [defaultLanguage, ...published],
      }
    })
    if (hasAdded) await queueJob(await dbOf(req), 'namePerformances', { tenant: id }, { key: `namePerformances:${id}` })
    return changed
  },
  summary: "Change a site's languages",
  tenant: ({ id }) => id,
  who: withAnyPermission('settings:languages'),
})
