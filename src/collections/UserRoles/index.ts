import type { CollectionConfig } from 'payload'
import { anyOf } from '@/access/combine'
import { inTenantsWith, isSuperAdmin, nobody } from '@/access/atoms'
import { registryOf } from '@/access/registryOf'
import { translatorOf } from '@/i18n/translator'
import { hiddenFromStaff } from '@/collections/forProvider'
import { tenantField } from '@/collections/fields/tenantField'
import { refuseRoleInUse } from './refuseRoleInUse'

/** Custom roles of a tenant. Members may read them; operations change them. */
export const UserRoles: CollectionConfig = {
  slug: 'user-roles',
  access: {
    create: isSuperAdmin,
    delete: isSuperAdmin,
    read: anyOf(isSuperAdmin, inTenantsWith('roles:view'), inTenantsWith('users:admin')),
    unlock: nobody,
    update: isSuperAdmin,
  },
  admin: { defaultColumns: ['title', 'tenant', 'createdAt'], hidden: hiddenFromStaff, useAsTitle: 'title' },
  disableDuplicate: true,
  fields: [
    tenantField(),
    { name: 'title', type: 'text', maxLength: 80, required: true },
    { name: 'description', type: 'textarea', maxLength: 500 },
    {
      name: 'permissions',
      type: 'json',
      admin: { description: 'Permission key to true' },
      defaultValue: {},
      required: true,
      validate: (value, { req }) =>
        arePermissions(value, registryOf(req.payload).keys) || translatorOf(req.i18n)('validationPermission'),
    },
  ],
  hooks: { beforeDelete: [refuseRoleInUse] },
  labels: { plural: 'Roles', singular: 'Role' },
  lockDocuments: false,
}

function arePermissions(value: unknown, keys: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([key, on]) => keys.has(key) && on === true)
}
