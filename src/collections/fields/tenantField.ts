import type { RelationshipField } from 'payload'
import { personOf } from '../../access/personOf'

/**
 * The tenant that a document belongs to. Screens fill it with the tenant on screen; a REST call must name it.
 * `guardTenant` decides whether it may be, and that it never changes.
 */
export const tenantField = (): RelationshipField => ({
  name: 'tenant',
  type: 'relationship',
  admin: { disableBulkEdit: true, disableGroupBy: true, disableListColumn: true, disableListFilter: true, hidden: true },
  defaultValue: async ({ req }) => (req.payloadAPI === 'REST' ? undefined : (await personOf(req))?.current?.id),
  index: true,
  maxDepth: 0,
  relationTo: 'tenants',
  required: true,
})
