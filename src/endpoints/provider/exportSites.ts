import { z } from 'zod'
import { translatorOf } from '../../i18n/translator'
import { attachment, BYTE_ORDER_MARK, csvLine } from '../../lib/csv/csv'
import { hostOfWebsite } from '../../lib/provider/narrowSites'
import { defineOperation } from '../define'
import { superAdmin } from '../routeRules'
import { findSites } from './findSites'
import { sitesInput, toSitesQuery } from './sitesInput'

const MEGABYTE = 1024 * 1024

/** Unicode directional isolates around values in a sentence, which spreadsheets would keep as characters. */
const ISOLATES = /[\u2066-\u2069]/g

/** Exports all tenants that match the filters as CSV, in the requested order. */
export const exportSites = defineOperation({
  name: 'exportSites',
  area: 'tenants',
  audit: 'sites.exported',
  input: z.strictObject(sitesInput),
  isStream: true,
  limit: { by: ['person'], points: 30, seconds: 600 },
  method: 'get',
  output: z.instanceof(Response),
  path: '/provider/sites/export',
  run: async ({ audit, input, req }) => {
    const t = translatorOf(req.i18n)
    const { sites, sizesOf } = await findSites(req, toSitesQuery(input))
    const sizes = await sizesOf(sites)
    const head = [
      t('providerName'),
      t('providerAddress'),
      t('sitesState'),
      t('providerPlan'),
      t('sitesDomain'),
      t('sitesPeople'),
      t('sitesStorageMegabytes'),
      t('sitesPublished'),
      t('sitesActivityUtc'),
      t('sitesProblems'),
    ]
    const lines = sites.map(({ id, lastActivity, name, people, plan, problems, slug, state, website }) => [
      name,
      slug,
      t(`sitesState_${state}`),
      plan?.name ?? '',
      hostOfWebsite(website),
      people,
      Math.round(((sizes.get(id)?.storage ?? 0) / MEGABYTE) * 10) / 10,
      sizes.get(id)?.published ?? 0,
      lastActivity?.slice(0, 16).replace('T', ' ') ?? '',
      problems.map(({ text }) => text.replace(ISOLATES, '')).join('; '),
    ])
    audit({ after: { sites: sites.length } })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(BYTE_ORDER_MARK + [head, ...lines].map(csvLine).join(''), {
      headers: {
        'Content-Disposition': attachment(`${t('sitesTitle')} ${day}.csv`),
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
  summary: 'Download the list of all sites as CSV',
  who: superAdmin,
})
