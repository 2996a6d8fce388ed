import { z } from 'zod'
import { callboardOf, defineOperation, notFound, tenantInput, tenantOfInput, withAnyPermission } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { hideAddress } from '../database/notFoundAddresses'
import { AREA, TARGETS } from '../lib/area'
import { listOpenAddresses } from '../lib/openAddresses'
import { suggestTargets } from '../lib/suggestTarget'

/** How many are returned at once; the next ones follow once these are resolved. */
const MAX_SHOWN = 20

/** Lists paths that visitors did not find, each with a suggested target. */
export const listNotFound = defineOperation({
  name: 'listNotFound',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantInput }),
  method: 'get',
  output: z.object({
    addresses: z.array(
      z.object({
        firstSeen: z.string(),
        lastSeen: z.string(),
        path: z.string(),
        suggestion: z.object({ collection: z.enum(TARGETS), id: z.uuid(), path: z.string() }).nullable(),
        visits: z.number().int(),
      }),
    ),
    total: z.number().int(),
  }),
  path: '/redirects/not-found',
  run: async ({ person, req, tenantId }) => {
    if (!person || !tenantId) return { addresses: [], total: 0 }
    const { addresses, published } = await listOpenAddresses(req, tenantId)
    const shown = addresses.slice(0, MAX_SHOWN)
    const visibleTypes = new Set(
      callboardOf(req.payload)
        .contentTypes.filter(({ group }) => hasPermission(person, permissionKey(group.name, 'view'), tenantId))
        .map(({ slug }) => slug),
    )
    const targets = published.flatMap((target) =>
      TARGETS.flatMap((collection) =>
        collection === target.collection && visibleTypes.has(collection) ? { ...target, collection } : [],
      ),
    )
    const suggestions = suggestTargets(
      shown.map(({ path }) => path),
      targets,
    )
    return {
      addresses: shown.map(({ firstSeen, lastSeen, path, visits }) => ({
        firstSeen: firstSeen.toISOString(),
        lastSeen: lastSeen.toISOString(),
        path,
        suggestion: suggestions.get(path) ?? null,
        visits,
      })),
      total: addresses.length,
    }
  },
  summary: 'List addresses that visitors did not find',
  tenant: tenantOfInput,
  who: withAnyPermission('redirects:manage'),
})

/** Hides a path that needs no redirect from the list, for all staff of the tenant. */
export const hideNotFound = defineOperation({
  name: 'hideNotFound',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    path: z
      .string()
      .min(1)
      .max(200)
      .meta({ examples: ['/spring-season'] }),
  }),
  method: 'post',
  output: z.object({ path: z.string() }),
  path: '/redirects/not-found/hide',
  run: async ({ input: { path }, req, tenantId }) => {
    if (!tenantId || !(await hideAddress(req, tenantId, path))) throw notFound(AREA)
    return { path }
  },
  summary: 'Hide an address that visitors did not find',
  tenant: tenantOfInput,
  who: withAnyPermission('redirects:manage'),
})
