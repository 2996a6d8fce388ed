import type { CollectionConfig } from 'payload'
import { isSuperAdmin, isTenantOfPerson, nobody } from '../../access/atoms'
import { hiddenFromStaff } from '../forProvider'
import { labelIn } from '../labels'
import { tenantFields } from './fields'
import { lockTenant } from './lockTenant'

/** The organisations: theatres, venues, festivals, orchestras. A member reads theirs, the provider writes. */
export const Tenants: CollectionConfig = {
  slug: 'tenants',
  // Sites are made by an operation, with their owner and pages.
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
