import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { newRequestCode } from '@/lib/crypto/requestCode'
import { idOf, required } from '@/lib/values'
import { tenantOf } from '@/access/tenants'
import type { App } from '@/payload-types'
import { planAllows } from '@/lib/plans/planAllows'
import { readPlatformSettings } from '@/globals/platformOf'
import { createDomain, assertDomainAvailable } from '@/endpoints/domains/createDomain'
import { classifyDomain } from '@/endpoints/domains/checkDomain'
import { mergeDomains, type Domain } from '@/endpoints/domains/mergeDomains'
import { listStored } from '@/database/documents/stored'
import { hasPermission, type Person } from '@/access/person'
import { allowProviderForm } from '@/endpoints/allowProviderForm'
import { defineOperation } from '@/endpoints/define'
import { forbidden, notInPlan, refused } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { changeSite, expectedVersion, type Site, siteDocument } from '../changeSite'
import { translatorOf } from '@/i18n/translator'
import type { PermissionKey } from '@/access/permissions'

/** A field of PATCH /api/tenants/{id}. */
interface PatchPart<Input = unknown> {
  field: string
  /** Its audit action if it is the only changed field. */
  audit: string
  /** Permission needed to change it. */
  key: PermissionKey
  /**
   * Runs with the tenant locked.
   * @param given validated by the schema
   * @throws OperationError if a rule refuses the change
   */
  change: (given: Input, site: Site, req: PayloadRequest) => Partial<Site> | Promise<Partial<Site>>
  /** The field's value in the audit log. Default: unchanged. */
  toAuditValue?: (site: Partial<Site>) => unknown
}

/** Declares a part with its input type. */
const definePart = <Input>(part: PatchPart<Input>): PatchPart => part as PatchPart

/** Server-managed properties are accepted but ignored. */
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

/**
 * Replaces the tenant's list of domains: adds, removes and sets the primary one. Verification data of kept domains is
 * unchanged.
 */
const patchDomains = definePart<z.infer<typeof domainsPart>>({
  audit: 'settings.domains',
  change: async (submitted, site, req) => {
    const { added, kept, primary } = mergeDomains(
      translatorOf(req.i18n),
      submitted,
      site,
      (await readPlatformSettings(req)).helpUrl,
    )
    const tenant = required(await tenantOf(req, site.id), `site ${site.id}`)
    const isCustom = (domain: string) => classifyDomain(domain, site.slug) === 'custom'
    const customAdded = added.filter(isCustom).length
    const customKept = kept.filter(({ domain }) => isCustom(domain)).length
    if (customAdded > 0 && customAdded + customKept > 1 && !planAllows(tenant, 'custom_domains')) {
      throw notInPlan('domains', translatorOf(req.i18n)('domainsNotInPlan'))
    }
    // In sorted order, so that concurrent changes cannot deadlock.
    for (const domain of [...added].sort()) await assertDomainAvailable(req, domain, site.id)
    const domains: Domain[] = [...kept, ...added.map((domain) => createDomain(domain, site.slug))]
    return { domains: domains.map((domain) => ({ ...domain, isPrimary: domain.domain === primary })) }
  },
  field: 'domains',
  toAuditValue: ({ domains }: Partial<Site>) => domains?.map(({ domain, isPrimary }) => ({ domain, isPrimary })),
  key: 'settings:domains',
})

/** Ids, or objects with an `id`. */
const installedAppsPart = z
  .array(z.union([z.uuid(), z.looseObject({ id: z.uuid() }).transform(({ id }) => id)]))
  .max(200)

/** Enables and removes apps. An app that the plan does not allow cannot be added, but can stay enabled. */
const patchInstalledApps = definePart<z.infer<typeof installedAppsPart>>({
  audit: 'settings.installedApps',
  change: async (submitted, site, req) => {
    const after = [...new Set(submitted)]
    const before = new Set((site.installedApps ?? []).map(idOf))
    const added = after.filter((id) => !before.has(id))
    const { docs } = await listStored<App>(req, {
      collection: 'apps',
      pagination: false,
      where: { id: { in: added } },
    })
    const tenant = required(await tenantOf(req, site.id), `site ${site.id}`)
    for (const id of added) {
      const app = docs.find((candidate) => candidate.id === id)
      if (!app || app.active === false)
        throw refused('apps', translatorOf(req.i18n)('refusedAppUnknown'), 'installedApps')
      if (app.requiresPlan && !planAllows(tenant, app.requiresPlan)) {
        throw notInPlan('apps', translatorOf(req.i18n)('appUpgradeText', { app: app.name }))
      }
    }
    return { installedApps: after }
  },
  field: 'installedApps',
  toAuditValue: ({ installedApps }) => (installedApps ?? []).map(idOf),
  key: 'settings:apps',
})

const collaboratorPart = z.strictObject({
  /** Generated by the server; submitted values are ignored. */
  requestCode: z.string().max(100).nullish(),
  requireRequestCode: z.boolean(),
})

/**
 * Sets whether organisations need a code to request access. Enabling it generates a code if there is none; disabling it
 * deletes the code.
 */
const patchCollaborators = definePart<z.infer<typeof collaboratorPart>>({
  audit: 'settings.collaboration',
  change: ({ requireRequestCode }, { collaboratorSettings: before }) => ({
    collaboratorSettings: {
      requestCode: requireRequestCode ? (before?.requestCode ?? newRequestCode()) : null,
      requireRequestCode,
    },
  }),
  field: 'collaboratorSettings',
  toAuditValue: ({ collaboratorSettings }) => ({
    requireRequestCode: collaboratorSettings?.requireRequestCode ?? false,
  }),
  key: 'users:admin',
})

const input = z.strictObject({
  id: z.uuid(),
  collaboratorSettings: collaboratorPart.optional(),
  domains: domainsPart.optional(),
  installedApps: installedAppsPart.optional(),
  ...expectedVersion,
})

/** The fields that staff can change through PATCH, with the permission that each requires. */
export const PATCH_PARTS: PatchPart[] = [patchCollaborators, patchDomains, patchInstalledApps]

/** PATCH /api/tenants/{id} for staff of the tenant. Each field requires its own permission. */
export const patchTenant = defineOperation({
  name: 'patchTenant',
  area: 'tenants',
  audit: 'settings.changed',
  wrapHandler: allowProviderForm('tenants', Object.keys(input.shape)),
  input,
  method: 'patch',
  output: z.object({ doc: siteDocument, message: z.string() }),
  path: '/tenants/:id',
  run: async ({ audit, input: { id, updatedAt, ...submitted }, person, req }) => {
    const parts = PATCH_PARTS.filter(({ field }) => submitted[field as keyof typeof submitted] !== undefined)
    for (const { key } of parts) assertHolds(person, key, id)
    const [only, second] = parts
    const doc = await changeSite(req, { area: 'tenants', id, updatedAt }, async (site) => {
      const changes = await collectChanges(parts, { submitted, req, site })
      audit({
        after: toAuditValues(parts, changes),
        before: toAuditValues(parts, site),
        target: `tenants/${id}`,
        ...(only && !second && { action: only.audit }),
      })
      return changes
    })
    return { doc, message: 'Updated successfully.' }
  },
  summary: 'Change the apps, domains or collaboration of a site',
  tenant: ({ id }) => id,
  who: member,
})

function assertHolds(person: Person | null, key: string, id: string): void {
  if (!hasPermission(person, key, id)) throw forbidden('tenants')
}

async function collectChanges(
  parts: PatchPart[],
  { submitted, req, site }: { submitted: Record<string, unknown>; req: PayloadRequest; site: Site },
): Promise<Partial<Site>> {
  let changes: Partial<Site> = {}
  for (const { change, field } of parts) changes = { ...changes, ...(await change(submitted[field], site, req)) }
  return changes
}

const toAuditValues = (parts: PatchPart[], site: Partial<Site>): Record<string, unknown> =>
  Object.fromEntries(
    parts
      .filter(({ field }) => field in site)
      .map(({ field, toAuditValue }) => [field, toAuditValue ? toAuditValue(site) : site[field as keyof Site]]),
  )
