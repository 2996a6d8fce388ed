import type { Field } from 'payload'
import { nobody } from '../../access/atoms/nobody'
import { validTimezone } from '../../lib/events/isTimezone'
import { onlySuperAdmin } from '../../access/atoms/isSuperAdmin'
import { collaborationFields } from './collaborationFields'
import { domainFields } from './domainFields'
import { formatFields } from './formatFields'
import { securityFields } from './securityFields'
import { ownedBySite } from './siteOwned'

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Only the provider decides these, through any door. */
const bySuperAdmin = { create: onlySuperAdmin, update: onlySuperAdmin }

export const tenantFields = (): Field[] => [
  { name: 'name', type: 'text', maxLength: 120, required: true },
  {
    name: 'slug',
    type: 'text',
    access: bySuperAdmin,
    index: true,
    required: true,
    unique: true,
    validate: (value: unknown) =>
      (typeof value === 'string' && SLUG.test(value)) || 'Lower-case letters, digits and hyphens, as in a host name',
  },
  ...ownedBySite([
    { name: 'avatar', type: 'upload', relationTo: 'avatars' },
    { name: 'timezone', type: 'text', defaultValue: 'UTC', required: true, validate: validTimezone },
    { name: 'currency', type: 'text', defaultValue: 'USD', maxLength: 3, minLength: 3, required: true },
    formatFields(),
    { name: 'languages', type: 'json', defaultValue: ['en'], required: true },
    { name: 'publishedLanguages', type: 'json', defaultValue: ['en'], required: true },
    { name: 'defaultLanguage', type: 'text', defaultValue: 'en', required: true },
    { name: 'installedApps', type: 'relationship', hasMany: true, relationTo: 'apps' },
    { name: 'selectedTheme', type: 'relationship', relationTo: 'themes' },
    domainFields(),
    ...securityFields(),
    ...collaborationFields(),
  ]),
  { name: 'plan', type: 'relationship', access: bySuperAdmin, relationTo: 'plans' },
  {
    name: 'addons',
    type: 'array',
    access: bySuperAdmin,
    fields: [
      { name: 'addon', type: 'relationship', relationTo: 'addons', required: true },
      { name: 'active', type: 'checkbox', defaultValue: true },
    ],
  },
  { name: 'owner', type: 'relationship', access: bySuperAdmin, index: true, maxDepth: 0, relationTo: 'users' },
  {
    name: 'deletion',
    type: 'select',
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    options: ['requested'],
  },
  {
    name: 'suspendedAt',
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'danger',
    type: 'ui',
    admin: { components: { Field: '/src/components/views/Provider/SiteDanger/SiteDanger#SiteDanger' } },
  },
]
