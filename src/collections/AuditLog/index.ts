import type { CollectionConfig, FieldHook } from 'payload'
import { isSuperAdmin, inAdministeredTenants, nobody } from '@/access/atoms'
import { anyOf } from '@/access/combine'
import { withoutSecrets } from '@/lib/activity/withoutSecrets'
import { hiddenFromStaff } from '@/collections/forProvider'

/** Masks secrets in old entries, which were written before `writeAudit` removed them. */
const hideSecrets: FieldHook = ({ value }) => withoutSecrets(value)

/** Who changed what and when. Entries are written in the change's transaction and cannot be changed or deleted. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  access: {
    create: nobody,
    delete: nobody,
    read: anyOf(isSuperAdmin, inAdministeredTenants),
    unlock: nobody,
    update: nobody,
  },
  admin: {
    defaultColumns: ['action', 'actorEmail', 'tenant', 'createdAt'],
    hidden: hiddenFromStaff,
    useAsTitle: 'action',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants' },
    { name: 'actor', type: 'relationship', index: true, maxDepth: 0, relationTo: 'users' },
    { name: 'actorEmail', type: 'text' },
    {
      name: 'asProvider',
      type: 'checkbox',
      admin: { description: 'A super-admin acted in the tenant' },
      defaultValue: false,
    },
    { name: 'tokenName', type: 'text', admin: { description: 'Of the access token that a program used' } },
    { name: 'action', type: 'text', index: true, required: true },
    { name: 'target', type: 'text', admin: { description: 'collection/id' } },
    { name: 'before', type: 'json', hooks: { afterRead: [hideSecrets] } },
    { name: 'after', type: 'json', hooks: { afterRead: [hideSecrets] } },
  ],
  labels: { plural: 'Activity log', singular: 'Activity entry' },
  lockDocuments: false,
}
