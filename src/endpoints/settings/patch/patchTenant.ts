import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { holds, type Person } from '../../../access/person'
import { besideProviderForm } from '../../besideProviderForm'
import { defineOperation } from '../../define'
import { forbidden, notInPlan, refused } from '../../OperationError'
import { member } from '../../routeRules'
import { asOf, changeSite, siteDocument } from '../changeSite'
import type { Site } from '../writeSite'
import { type PatchPart, definePart } from './part'
import { newRequestCode } from '@/lib/crypto/requestCode'
import { idOf } from '@/lib/values'
import { tenantOf } from '@/access/tenants'
import type { App } from '@/payload-types'
import { planAllows } from '@/lib/plans/planAllows'
import { platformOf } from '@/globals/platformOf'
import { addedDomain } from '@/endpoints/domains/addedDomain'
import { kindOf } from '@/endpoints/domains/kindOf'
import { mergeDomains, type Domain } from '@/endpoints/domains/mergeDomains'
import { refuseTaken } from '@/endpoints/domains/refuseTaken'
import { listStored } from '@/database/documents/stored'

/** Keys that are the server's are taken along and not heeded. */
const domainsPart = z
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
const patchDomains = definePart<z.infer<typeof domainsPart>>({
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

/** Ids, or objects that have one. */
const installedAppsPart = z
  .array(z.union([z.uuid(), z.looseObject({ id: z.uuid() }).transform(({ id }) => id)]))
  .max(200)

/** Enables and removes apps. One that the plan does not allow cannot be added; where it is, it may stay. */
const patchInstalledApps = definePart<z.infer<typeof installedAppsPart>>({
  audit: 'settings.installedApps',
  change: async (given, site, req) => {
    const after = [...new Set(given)]
    const before = new Set((site.installedApps ?? []).map(idOf))
    const added = after.filter((id) => !before.has(id))
    const { docs } = await listStored<App>(req, {
      collection: 'apps',
      pagination: false,
      where: { id: { in: added } },
    })
    const tenant = (await tenantOf(req, site.id))!
    for (const id of added) {
      const app = docs.find((one) => one.id === id)
      if (!app || app.active === false) throw refused('apps', 'There is no such app.', 'installedApps')
      if (app.requiresPlan && !planAllows(tenant, app.requiresPlan)) {
        throw notInPlan(
          'apps',
          `${app.name} requires Ticketing Integrations. Please upgrade your plan or purchase an add-on to access premium ticketing integrations.`,
        )
      }
    }
    return { installedApps: after }
  },
  field: 'installedApps',
  inAudit: ({ installedApps }) => (installedApps ?? []).map(idOf),
  key: 'settings:apps',
})

const collaboratorPart = z.strictObject({
  /** The server makes it; what a caller sends is not taken. */
  requestCode: z.string().max(100).nullish(),
  requireRequestCode: z.boolean(),
})

/** Whether outside studios need a code to ask for access. Choosing that without one makes one; choosing anyone ends it. */
const patchCollaborators = definePart<z.infer<typeof collaboratorPart>>({
  audit: 'settings.collaboration',
  change: ({ requireRequestCode }, { collaboratorSettings: before }) => ({
    collaboratorSettings: {
      requestCode: requireRequestCode ? (before?.requestCode ?? newRequestCode()) : null,
      requireRequestCode,
    },
  }),
  field: 'collaboratorSettings',
  inAudit: ({ collaboratorSettings }) => ({ requireRequestCode: collaboratorSettings?.requireRequestCode ?? false }),
  key: 'users:admin',
})

const input = z.strictObject({
  id: z.uuid(),
  collaboratorSettings: collaboratorPart.optional(),
  domains: domainsPart.optional(),
  installedApps: installedAppsPart.optional(),
  ...asOf,
})

/** The parts of a tenant that its staff change by one PATCH, each with the key it needs. */
export const PATCH_PARTS: PatchPart[] = [patchCollaborators, patchDomains, patchInstalledApps]

/** What staff change of their site by PATCH /api/tenants/{id}. */
export const patchTenant = defineOperation({
  name: 'patchTenant',
  area: 'tenants',
  audit: 'settings.changed',
  door: besideProviderForm('tenants', Object.keys(input.shape)),
  input,
  method: 'patch',
  output: z.object({ doc: siteDocument, message: z.string() }),
  path: '/tenants/:id',
  run: async ({ audit, input: { id, updatedAt, ...given }, person, req }) => {
    const parts = PATCH_PARTS.filter(({ field }) => given[field as keyof typeof given] !== undefined)
    for (const { key } of parts) mustHold(person, key, id)
    const [only, another] = parts
    const doc = await changeSite(req, { area: 'tenants', id, updatedAt }, async (site) => {
      const changes = await changesOf(parts, { given, req, site })
      audit({
        after: auditOf(parts, changes),
        before: auditOf(parts, site),
        target: `tenants/${id}`,
        ...(only && !another && { action: only.audit }),
      })
      return changes
    })
    return { doc, message: 'Updated successfully.' }
  },
  summary: 'Change the apps, domains or collaboration of a site',
  tenant: ({ id }) => id,
  who: member,
})

function mustHold(person: Person | null, key: string, id: string): void {
  if (!holds(person, key, id)) throw forbidden('tenants')
}

async function changesOf(
  parts: PatchPart[],
  { given, req, site }: { given: Record<string, unknown>; req: PayloadRequest; site: Site },
): Promise<Partial<Site>> {
  let changes: Partial<Site> = {}
  for (const { change, field } of parts) changes = { ...changes, ...(await change(given[field], site, req)) }
  return changes
}

const auditOf = (parts: PatchPart[], site: Partial<Site>): Record<string, unknown> =>
  Object.fromEntries(
    parts
      .filter(({ field }) => field in site)
      .map(({ field, inAudit }) => [field, inAudit ? inAudit(site) : site[field as keyof Site]]),
  )
