import { z } from 'zod'
import { cspHeader } from '@/lib/csp/cspHeader'
import { appsPolicy } from '@/endpoints/apps/singleDocument'
import { defineOperation } from '@/endpoints/define'
import { anyone } from '@/endpoints/routeRules'
import { setPublicCache, readPublicSite } from './readPublicSite'

/** Reads the content security policy that a tenant's website sends. */
export const readCsp = defineOperation({
  name: 'readCsp',
  area: 'security',
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['ip'], points: 120, seconds: 60 },
  method: 'get',
  output: z.object({ header: z.literal('Content-Security-Policy'), value: z.string() }),
  path: '/tenants/:id/csp',
  run: async ({ input: { id }, req }) => {
    const { csp } = await readPublicSite(req, id, 'security')
    setPublicCache(req)
    return { header: 'Content-Security-Policy' as const, value: cspHeader(csp, await appsPolicy(req.payload, id)) }
  },
  summary: "Read a site's content security policy",
  who: anyone,
})
