import { z } from 'zod'
import { siteLanguages } from '@/lib/languages/languages'
import { defineOperation } from '@/endpoints/define'
import { refused } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument } from './changeSite'
import { lockLanguageAddresses, refuseTakenAddresses } from './refuseTakenAddresses'
import { translatorOf } from '@/i18n/translator'

const input = z.strictObject({
  id: z.uuid(),
  /** Makes the language the default, which also publishes it. */
  isDefault: z.literal(true).optional(),
  isPublished: z.boolean().optional(),
  language: z.string().max(20),
  ...expectedVersion,
})

/** Publishes or unpublishes a language of a tenant, or makes it the default. */
export const publishTenantLanguage = defineOperation({
  name: 'publishTenantLanguage',
  area: 'languages',
  audit: 'settings.languages',
  input,
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/languages/publish',
  run: async ({ audit, input: { id, isDefault, isPublished, language, updatedAt }, req }) => {
    await lockLanguageAddresses(req, id, [language])
    return changeSite(req, { area: 'languages', id, updatedAt }, async (site) => {
      const { defaultLanguage, languages, publishedLanguages } = siteLanguages(site)
      if (!languages.includes(language))
        throw refused('languages', translatorOf(req.i18n)('refusedLanguageUnknown'), 'language')
      if (isPublished === false && language === (isDefault ? language : defaultLanguage))
        throw refused('languages', translatorOf(req.i18n)('refusedLanguageUnpublish'), 'language')
      const isOn = isDefault ?? isPublished ?? publishedLanguages.includes(language)
      if (isOn && !publishedLanguages.includes(language)) await refuseTakenAddresses(req, id, [language], 'language')
      const others = publishedLanguages.filter((code) => code !== language)
      const after = {
        defaultLanguage: isDefault ? language : defaultLanguage,
        publishedLanguages: languages.filter((code) => others.includes(code) || (isOn && code === language)),
      }
      audit({ after, before: { defaultLanguage, publishedLanguages }, target: `tenants/${id}` })
      return after
    })
  },
  summary: 'Publish a language of a site or make it the default',
  tenant: ({ id }) => id,
  who: withAnyPermission('settings:languages'),
})
