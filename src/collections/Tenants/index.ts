import type { CollectionConfig } from 'payload'
import { isSuperAdmin, isTenantOfPerson, nobody } from '../../access/atoms'
import { hiddenFromStaff } from '../forProvider'
import { labelIn } from '../labels'
import { tenantFields } from './fields'
import { lockTenant } from './lockTenant'

/** The tenants: theatres, venues, festivals, orchestras. Members may read their own; only the provider may write. */
export const Tenants: CollectionConfig = {
  slug: 'tenants',
  // An operation creates tenants, together with their owner and pages.
  access: { create: nobody, delete: nobody, read: isTenantOfPerson, unlock: nobody, update: isSuperAdmin },
  admin: {
    components: { views: { list: { Component: '/src/components/views/Provider/Sites/SitesList#SitesList' } } },
    defaultColumns: ['name', 'slug', 'plan', 'updatedAt'],
    hidden: hiddenFromStaff,
    listSearchableFields: ['name', 'slug'],
    useAsTitle: 'name',
  },
  defaultSort: 'name',
  disableDuplicate: true,
  fields: tenantFields(),
  labels: { plural: labelIn('sites'), singular: labelIn('providerSite') },
  hooks: { beforeOperation: [lockTenant] },
}
