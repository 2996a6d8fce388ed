import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf } from '@/database/connections'
import { parseHostname } from '@/lib/domains/parseHostname'
import { defineOperation } from '@/endpoints/define'
import { notFound, refused, unavailable } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { checkDomain } from './checkDomain'
import { readDomain } from '@/database/domains/domainRows'
import { ResolverUnavailable } from './resolveRecords'
import { markVerifying, unmarkVerifying, saveCheck } from './saveCheck'
import { queueCertificateWatch } from './queueCertificateWatch'
import { translatorOf } from '@/i18n/translator'

const RETRY_SECONDS = 30

const dnsRecord = z.object({
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']),
  name: z.string(),
  value: z.string(),
  verified: z.boolean(),
  found: z.string().optional(),
  problem: z.enum(['also_elsewhere', 'different', 'loop', 'missing', 'private', 'taken', 'unreachable']).optional(),
})

const input = z.strictObject({ id: z.uuid(), domain: z.string().max(600) })

/** Checks in DNS whether a tenant's domain is verified and points to our edge. */
export const verifyDomain = defineOperation({
  name: 'verifyDomain',
  area: 'domains',
  audit: 'domain.checked',
  input,
  limit: { by: ['tenant'], points: 10, seconds: 60 },
  method: 'post',
  output: z.object({ dnsRecords: z.array(dnsRecord), verified: z.boolean() }),
  path: '/tenants/:id/verify-domain',
  prepare: ({ input: { id, domain }, req }) => checkInDns(req, id, domain),
  run: async ({ audit, prepared: { found, row }, req }) => {
    const checked = await saveCheck(req, row, found, false)
    if (!checked) throw notFound('domains')
    if (checked.status === 'active')
      await queueCertificateWatch(await dbOf(req), { id: row.tenantId, domain: row.domain, tries: 0 })
    audit({
      after: { domain: row.domain, status: checked.status, verified: checked.verified },
      before: { status: checked.was },
      target: `tenants/${row.tenantId}`,
    })
    return { dnsRecords: checked.records, verified: checked.verified }
  },
  summary: 'Verify a domain of a site',
  tenant: ({ id }) => id,
  who: withAnyPermission('settings:domains'),
})

async function checkInDns(req: PayloadRequest, tenantId: string, text: string) {
  const { payload } = req
  const row = await readDomain(payload, tenantId, parseHostname(text) ?? text)
  if (!row) throw notFound('domains')
  if (row.status === 'development')
    throw refused('domains', translatorOf(req.i18n)('refusedDomainDevelopment'), 'domain')
  await markVerifying(payload, row)
  try {
    return { found: await checkDomain(row), row }
  } catch (error) {
    await unmarkVerifying(payload, row)
    if (error instanceof ResolverUnavailable)
      throw unavailable('domains', translatorOf(req.i18n)('refusedResolver'), RETRY_SECONDS)
    throw error
  }
}
