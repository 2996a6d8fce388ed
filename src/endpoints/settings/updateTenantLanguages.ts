import { z } from 'zod'
import { tenantOf } from '../../access/tenants'
import { dbOf } from '../../database/connections'
import { queueJob } from '../../database/queueJob'
import { isContentLanguage } from '../../lib/languages/codes'
import { siteLanguages } from '../../lib/languages/siteLanguages'
import { planLimit, UNLIMITED } from '../../lib/plans/planAllows'
import { defineOperation } from '../define'
import { notFound, refused } from '../OperationError'
import { holderOf } from '../routeRules'
import { asOf, changeSite, siteDocument } from './changeSite'

const input = z.strictObject({
  id: z.uuid(),
  languages: z.array(z.string().refine(isContentLanguage, 'Not a language that is offered')).max(100),
  ...asOf,
})

/** Adds and removes languages of a site. New ones are not published, and the worker gives performances names in them; content of removed ones is kept, unseen. */
export const updateTenantLanguages = defineOperation({
  name: 'updateTenantLanguages',
  area: 'languages',
  audit: 'settings.languages',
  input,
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/languages',
  run: async ({ audit, input: { id, languages: asked, updatedAt }, req }) => {
    const tenant = await tenantOf(req, id)
    if (!tenant) throw notFound('languages')
    const additional = planLimit(tenant, 'additional_locales')
    let grows = false
    const changed = await changeSite(req, { area: 'languages', id, updatedAt }, (site) => {
      const before = siteLanguages(site)
      const after = asked.length > 0 ? [...new Set(asked)] : ['en']
      const added = after.filter((code) => !before.languages.includes(code))
      // Without any, English is the default; else the default stands.
      const defaultLanguage = asked.length > 0 ? before.defaultLanguage : 'en'
      if (!after.includes(defaultLanguage))
        throw refused('languages', 'Cannot remove the default language', 'languages')
      // A plan that shrank takes nothing away; it only adds nothing.
      if (added.length > 0 && additional !== UNLIMITED && after.length > additional + 1) {
        throw refused(
          'languages',
          `You've reached your plan's limit of ${additional + 1} language(s) total (1 default + ${additional} additional).`,
          'languages',
        )
      }
      audit({ after: { languages: after }, before: { languages: before.languages }, target: `tenants/${id}` })
      grows = added.length > 0
      const published = before.publishedLanguages.filter((code) => after.includes(code))
      return {
        defaultLanguage,
        languages: after,
        publishedLanguages: published.includes(defaultLanguage) ? published : [defaultLanguage, ...published],
      }
    })
    if (grows) await queueJob(await dbOf(req), 'namePerformances', { tenant: id }, { key: `namePerformances:${id}` })
    return changed
  },
  summary: 'Add and remove languages of a site',
  tenant: ({ id }) => id,
  who: holderOf('settings:languages'),
})
