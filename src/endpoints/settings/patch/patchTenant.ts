import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { holds, type Person } from '../../../access/person'
import { besideProviderForm } from '../../besideProviderForm'
import { defineOperation } from '../../define'
import { forbidden } from '../../OperationError'
import { member } from '../../rules'
import { asOf, changeSite, siteDocument } from '../changeSite'
import type { Site } from '../writeSite'
import { collaboratorPart, patchCollaborators } from './collaborators'
import { domainsPart, patchDomains } from './domains'
import { installedAppsPart, patchInstalledApps } from './installedApps'
import type { PatchPart } from './part'

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
