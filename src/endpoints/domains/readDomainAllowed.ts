import { z } from 'zod'
import { isActiveDomain } from '@/database/domains/domainRows'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { anyone } from '@/endpoints/routeRules'

/**
 * Tells an edge whether it may request a certificate for a domain: only for domains that a tenant has verified, and the
 * `www` of such a root domain once its record points here.
 */
export const readDomainAllowed = defineOperation({
  name: 'readDomainAllowed',
  area: 'domains',
  audit: null,
  input: z.strictObject({ domain: z.string().min(1).max(255) }),
  method: 'get',
  output: z.object({ allowed: z.literal(true) }),
  path: '/domains/allowed',
  run: async ({ input: { domain }, req }) => {
    if (!(await isActiveDomain(req.payload, domain.toLowerCase().replace(/\.$/, '')))) throw notFound('domains')
    return { allowed: true as const }
  },
  summary: 'Check whether a certificate can be issued for a domain',
  who: anyone,
})
