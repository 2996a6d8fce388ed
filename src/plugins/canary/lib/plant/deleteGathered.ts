import type { BasePayload, CollectionSlug, Where } from 'payload'
import { listStored } from '@/database/documents/stored'
import { idOf } from '@/lib/values'
import { deleteOtherRows } from '../../database/rows'
import { tenantCollections } from '../restDoors'
import { sampleRow } from '../samples/sampleRow'
import { idsOf, type SceneSite } from '../scene'
import { plantedTables } from './plantedTables'

/** Collections that hold the people and the history of a site. */
const KEPT = new Set(['audit-log', 'memberships', 'tenants', 'users'])

/**
 * Deletes what the site has besides the documents, rows and roles that were planted: attempts may have left something in the
 * own site. The other site is left as it is: what is found there is a finding.
 */
export async function deleteGathered(payload: BasePayload, site: SceneSite): Promise<void> {
  const tenant = { tenant: { equals: site.tenantId } }
  const members = await listStored<{ userRole?: unknown }>(
    { payload },
    { collection: 'memberships', pagination: false, where: tenant },
  )
  const roles = members.docs.map(({ userRole }) => idOf(userRole)).filter((id) => id !== null)
  const where: Where = { and: [tenant, { id: { not_in: [...idsOf(site), ...roles] } }] }
  for (const { slug } of tenantCollections(payload.config)) {
    if (KEPT.has(slug)) continue
    // Hooks also delete files and rows that belong to a document.
    await payload.delete({
      collection: slug as CollectionSlug,
      context: { withoutAudit: true },
      depth: 0,
      // The job of the installation itself, without a user.
      overrideAccess: true,
      trash: true,
      where,
    })
  }
  for (const { owner, table } of plantedTables(payload))
    if (owner === 'tenant_id')
      await deleteOtherRows(payload, table, { kept: sampleRow(table, site), tenantId: site.tenantId })
}
