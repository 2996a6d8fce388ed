import { z } from 'zod'
import { poolOf } from '../../database/poolOf'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { anyone } from '../rules'

/** Whether a certificate may be got for a name: only for those that a site has proven. An edge asks before it gets one. */
export const readDomainAllowed = defineOperation({
  name: 'readDomainAllowed',
  area: 'domains',
  audit: null,
  input: z.strictObject({ domain: z.string().min(1).max(255) }),
  method: 'get',
  output: z.object({ allowed: z.literal(true) }),
  path: '/domains/allowed',
  run: async ({ input: { domain }, req }) => {
    const { rowCount } = await poolOf(req.payload).query({
      name: 'callboard-domain-allowed',
      text: `select 1 from tenants_domains d join tenants t on t.id = d._parent_id where d.domain = $1 and d.status = 'active' and t.suspended_at is null`,
      values: [domain.toLowerCase().replace(/\.$/, '')],
    })
    if (!rowCount) throw notFound('domains')
    return { allowed: true as const }
  },
  summary: 'Ask whether a certificate may be got for a domain',
  who: anyone,
})
