import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { tenantOfInput, tenantInput } from '@/endpoints/people/lockedSite'
import { withAnyPermission } from '@/endpoints/routeRules'
import { hideAddress } from '../database/notFoundAddresses'
import { AREA } from '../lib/area'

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
