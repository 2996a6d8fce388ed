import { z } from 'zod'
import { SITE_STATES } from '@/lib/provider/listedSite'
import { defineOperation } from '@/endpoints/define'
import { superAdmin } from '@/endpoints/routeRules'
import { findSites, sitesInput, toSitesQuery } from './findSites'

const problem = z.object({ isInSite: z.boolean(), kind: z.string(), path: z.string(), text: z.string() })
const site = z.object({
  id: z.uuid(),
  domains: z.array(z.string()),
  lastActivity: z.iso.datetime().nullable(),
  name: z.string(),
  people: z.number().int(),
  plan: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  problems: z.array(problem),
  published: z.number().int(),
  slug: z.string(),
  state: z.enum(SITE_STATES),
  storage: z.number().int(),
  website: z.string(),
})

/** Lists the tenants of the installation with their problems. */
export const listSites = defineOperation({
  name: 'listSites',
  area: 'tenants',
  audit: null,
  input: z.strictObject({ ...sitesInput, part: z.coerce.number().int().min(1).max(99_999).default(1) }),
  method: 'get',
  output: z.object({
    found: z.number().int(),
    part: z.number().int(),
    parts: z.number().int(),
    sites: z.array(site),
    total: z.number().int(),
  }),
  path: '/provider/sites',
  run: ({ input, req }) => findSites(req, toSitesQuery(input)),
  summary: 'List all sites with their problems',
  who: superAdmin,
})
