import type { Field } from 'payload'
import { nobody, onlySuperAdmin } from '../../access/atoms'
import { validTimezone } from '../../lib/events/isTimezone'
import { securityFields } from './securityFields'
import { DATE_FORMATS, MONTH_FORMATS, SEPARATORS, TIME_FORMATS } from '@/lib/formats/dateTimeFormats'
import { maySeeRequestCode, maySeeDomainRecords } from '@/access/fieldAtoms'

/** The host names of a site. Everything but the name and which is primary is the server's. */
const domainFields = (): Field => ({
  name: 'domains',
  type: 'array',
  fields: [
    { name: 'domain', type: 'text', index: true, required: true },
    { name: 'isPrimary', type: 'checkbox', defaultValue: false },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'needs_setup',
      options: ['active', 'verifying', 'needs_setup', 'development', 'error'],
    },
    { name: 'sslStatus', type: 'select', defaultValue: 'pending', options: ['active', 'pending'] },
    /** As found by the last check: `{type, name, value, verified, found?, problem?}`. */
    { name: 'dnsRecords', type: 'json', access: { read: maySeeDomainRecords } },
    { name: 'lastVerified', type: 'date' },
    /** Since when the scheduled checks of an active name fail. */
    { name: 'failingSince', type: 'date', access: { read: nobody } },
    /** Proves by a TXT record who holds the name. */
    { name: 'token', type: 'text', access: { read: nobody } },
  ],
})

type FieldAccess = { create: typeof nobody; update: typeof nobody }

/**
 * For what a site decides on its settings screens, or the server by itself: written by operations only. The provider's
 * form sends a whole tenant as it was when opened, and would put back what the site has changed meanwhile.
 */
const siteOwned: { access: FieldAccess; admin: { hidden: true } } = {
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
}

/** Fields that a site owns, each of them alone. */
const ownedBySite = (fields: Field[]): Field[] => fields.map((field) => ({ ...field, ...siteOwned }) as Field)

/** Who may ask to work on the site (anyone, or whoever knows the code), and how everybody here must sign in. */
const collaborationFields = (): Field[] => [
  {
    name: 'collaboratorSettings',
    type: 'group',
    fields: [
      { name: 'requireRequestCode', type: 'checkbox', defaultValue: false },
      { name: 'requestCode', type: 'text', access: { read: maySeeRequestCode } },
    ],
  },
  // Who works here must sign in with a second factor; without one they may do nothing here.
  { name: 'requireTwoFactor', type: 'checkbox', defaultValue: false },
]

/** How a site writes dates and times. */
const formatFields = (): Field => ({
  name: 'dateTimeFormats',
  type: 'group',
  fields: [
    { name: 'dateFormat', type: 'select', defaultValue: DATE_FORMATS[0], options: [...DATE_FORMATS] },
    { name: 'monthFormat', type: 'select', defaultValue: 'short', options: [...MONTH_FORMATS] },
    { name: 'timeFormat', type: 'select', defaultValue: TIME_FORMATS[0], options: [...TIME_FORMATS] },
    { name: 'showSeconds', type: 'checkbox', defaultValue: false },
    { name: 'dateTimeSeparator', type: 'select', defaultValue: SEPARATORS[0], options: [...SEPARATORS] },
  ],
})

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Only the provider decides these, through any door. */
const bySuperAdmin = { create: onlySuperAdmin, update: onlySuperAdmin }

export const tenantFields = (): Field[] => [
  { name: 'name', type: 'text', index: true, maxLength: 120, required: true },
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
