import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'
import { isListedBySuperAdmin, isTenantOfPerson, nobody } from '@/access/atoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { labelIn } from '@/collections/labels'
import { lockTenant as lockRow } from '@/database/transactions'
import { translatorOf } from '@/i18n/translator'
import { idOf, isUuid } from '@/lib/values'
import { tenantFields } from './fields'

/** Refuses to take the owner from a site. */
const refuseMissingOwner: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update' && 'owner' in data && !idOf(data.owner) && idOf(originalDoc?.owner))
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ message: translatorOf(req.i18n)('refusedOwnerNeeded'), path: 'owner' }],
      req,
    })
  return data
}

/**
 * Makes a save of a tenant wait for concurrent changes to it: Payload reads the whole document and writes it back
 * later.
 */
const lockTenant: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation === 'update' && isUuid(id)) await lockRow(req, id)
  return args
}

/** The tenants: theatres, venues, festivals, orchestras. Members may read their own; only the provider may write. */
export const Tenants: CollectionConfig = {
  slug: 'tenants',
  // An operation creates tenants, together with their owner and pages.
  access: { create: nobody, delete: nobody, read: isTenantOfPerson, unlock: nobody, update: isListedBySuperAdmin },
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
  hooks: { beforeChange: [refuseMissingOwner], beforeOperation: [lockTenant] },
}
