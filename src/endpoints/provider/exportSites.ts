import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { attachmentHeader, BYTE_ORDER_MARK, csvLine } from '@/lib/csv/csv'
import { hostOfWebsite } from '@/lib/provider/sitesQuery'
import { defineOperation } from '@/endpoints/define'
import { superAdmin } from '@/endpoints/routeRules'
import { allSites, type SizedSite, sitesInput, toSitesQuery } from './findSites'

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
  answers: 'text/csv',
  output: z.instanceof(Response),
  path: '/provider/sites/export',
  run: async ({ audit, input, req }) => {
    const t = translatorOf(req.i18n)
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
    const lineOf = ({
      lastActivity,
      name,
      people,
      plan,
      problems,
      published,
      slug,
      state,
      storage,
      website,
    }: SizedSite) => [
      name,
      slug,
      t(`sitesState_${state}`),
      plan?.name ?? '',
      hostOfWebsite(website),
      people,
      Math.round((storage / MEGABYTE) * 10) / 10,
      published,
      lastActivity?.slice(0, 16).replace('T', ' ') ?? '',
      problems.map(({ text }) => text.replace(ISOLATES, '')).join('; '),
    ]
    const lines = [csvLine(head)]
    for await (const sites of allSites(req, toSitesQuery(input))) lines.push(...sites.map(lineOf).map(csvLine))
    audit({ after: { sites: lines.length - 1 } })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(BYTE_ORDER_MARK + lines.join(''), {
      headers: {
        'Content-Disposition': attachmentHeader(`${t('sitesTitle')} ${day}.csv`),
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
  summary: 'Download the list of all sites as CSV',
  who: superAdmin,
})
