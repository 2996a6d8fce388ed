import { z } from 'zod'
import { neededPolicy } from '@/lib/apps/website/readApps'
import { cspHeader } from '@/lib/csp/cspHeader'
import { siteLanguages } from '@/lib/languages/languages'
import { defineOperation } from '@/endpoints/define'
import { anyone } from '@/endpoints/routeRules'
import { setPublicCache, readPublicSite } from '@/endpoints/settings/readPublicSite'
import { publicApps, websiteApps } from './singleDocument'

const output = z.object({
  /** Public settings of the enabled apps, by handle. */
  apps: z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]))),
  cookieBanner: z.object({ enabled: z.boolean(), privacyPolicyUrl: z.string() }),
  csp: z.object({ header: z.literal('Content-Security-Policy'), value: z.string() }),
  currency: z.string(),
  dateTimeFormats: z.record(z.string(), z.unknown()),
  languages: z.object({ default: z.string(), published: z.array(z.string()) }),
  name: z.string(),
  timezone: z.string(),
})

/** Public settings of a tenant for its website. Contains only what visitors can see anyway. */
export const readSiteSettings = defineOperation({
  name: 'readSiteSettings',
  area: 'settings',
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['ip'], points: 120, seconds: 60 },
  method: 'get',
  output,
  path: '/tenants/:id/site-settings',
  run: async ({ input: { id }, req }) => {
    const site = await readPublicSite(req, id, 'settings')
    const { cookieBanner, csp, currency, dateTimeFormats, name, timezone } = site
    const { defaultLanguage, publishedLanguages } = siteLanguages(site)
    const apps = await websiteApps(req.payload, id)
    setPublicCache(req)
    return {
      apps: publicApps(apps),
      cookieBanner: { enabled: cookieBanner?.enabled ?? false, privacyPolicyUrl: cookieBanner?.privacyPolicyUrl ?? '' },
      csp: { header: 'Content-Security-Policy' as const, value: cspHeader(csp, neededPolicy(apps)) },
      currency,
      dateTimeFormats: { ...dateTimeFormats },
      languages: { default: defaultLanguage, published: publishedLanguages },
      name,
      timezone,
    }
  },
  summary: 'Read the public settings of a site',
  who: anyone,
})
