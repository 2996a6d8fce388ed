import { z } from 'zod'
import { tenantOf } from '../../../access/tenantOf'
import { platformOf } from '../../../globals/platformOf'
import { planAllows } from '../../../lib/plans/planAllows'
import { notInPlan } from '../../OperationError'
import { addedDomain } from '../../domains/addedDomain'
import { kindOf } from '../../domains/kindOf'
import { mergeDomains, type Domain } from '../../domains/mergeDomains'
import { refuseTaken } from '../../domains/refuseTaken'
import type { Site } from '../writeSite'
import { definePart } from './part'

/** Keys that are the server's are taken along and not heeded. */
export const domainsPart = z
  .array(
    z.strictObject({
      id: z.unknown().optional(),
      dnsRecords: z.unknown().optional(),
      domain: z.string().max(600),
      failingSince: z.unknown().optional(),
      isPrimary: z.boolean().nullish(),
      lastVerified: z.unknown().optional(),
      sslStatus: z.unknown().optional(),
      status: z.unknown().optional(),
    }),
  )
  .max(200)

/** The whole list of a site's names: adds, removes, and says which is primary. What is known of a kept name stays. */
export const patchDomains = definePart<z.infer<typeof domainsPart>>({
  audit: 'settings.domains',
  change: async (given, site, req) => {
    const { added, kept, primary } = mergeDomains(given, site, (await platformOf(req)).helpUrl)
    const tenant = (await tenantOf(req, site.id))!
    const isCustom = (domain: string) => kindOf(domain, site.slug) === 'custom'
    const customAdded = added.filter(isCustom).length
    const customKept = kept.filter(({ domain }) => isCustom(domain)).length
    if (customAdded > 0 && customAdded + customKept > 1 && !planAllows(tenant, 'custom_domains')) {
      throw notInPlan('domains', 'Custom domains are not available in your current plan')
    }
    // In one order, so that two sites never wait for each other.
    for (const domain of [...added].sort()) await refuseTaken(req, domain, site.id)
    const domains: Domain[] = [...kept, ...added.map((domain) => addedDomain(domain, site.slug))]
    return { domains: domains.map((one) => ({ ...one, isPrimary: one.domain === primary })) }
  },
  field: 'domains',
  inAudit: ({ domains }: Partial<Site>) => domains?.map(({ domain, isPrimary }) => ({ domain, isPrimary })),
  key: 'settings:domains',
})
