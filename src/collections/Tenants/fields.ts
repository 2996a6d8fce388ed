import type { Field, FieldHook, PayloadRequest } from 'payload'
import { nobody, isSuperAdminField } from '@/access/atoms'
import { translatorOf } from '@/i18n/translator'
import { internalField } from '@/collections/fields/internalField'
import { validateTimezone } from '@/collections/fields/validate'
import { isContentLanguage } from '@/lib/languages/codes'
import { isRecord } from '@/lib/values'
import { DATE_FORMATS, MONTH_FORMATS, SEPARATORS, TIME_FORMATS } from '@/lib/formats/dateTimeFormats'
import { canReadRequestCode, canReadDomainRecords } from '@/access/atoms'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import { CSP_PRESETS, DEFAULT_CSP_PRESET } from '@/lib/csp/presets'

/** Security and privacy settings of a tenant's website. */
const securityFields = (): Field[] => [
  {
    name: 'csp',
    type: 'group',
    fields: [
      { name: 'preset', type: 'select', defaultValue: DEFAULT_CSP_PRESET, options: [...CSP_PRESETS] },
      { name: 'directives', type: 'textarea', defaultValue: '' },
    ],
  },
  {
    name: 'cookieBanner',
    type: 'group',
    fields: [
      { name: 'enabled', type: 'checkbox', defaultValue: false },
      { name: 'privacyPolicyUrl', type: 'text', defaultValue: '' },
    ],
  },
  {
    name: 'passwordProtection',
    type: 'group',
    fields: [
      { name: 'enabled', type: 'checkbox', defaultValue: false },
      // Never leaves the server.
      { name: 'passwordHash', type: 'text', access: { create: nobody, read: nobody, update: nobody } },
      { name: 'message', type: 'textarea', defaultValue: '' },
    ],
  },
]

/**
 * How a site's pages are rendered: by the code of its selected theme, or without code, as a site without a theme is.
 * Derived, so a written value is ignored. Lists leave it out, to avoid a query per site.
 */
const renderModeField: Field = {
  name: 'renderMode',
  type: 'text',
  admin: { hidden: true },
  hooks: { afterRead: [readRenderMode] },
  virtual: true,
}

async function readRenderMode({
  data,
  findMany,
  originalDoc,
  req,
}: Parameters<FieldHook>[0]): Promise<string | undefined> {
  const id: unknown = (originalDoc ?? data)?.id
  if (findMany || req.payloadAPI !== 'REST' || typeof id !== 'string') return undefined
  const { id: theme, isNoCode } = await readSelectedTheme(req, id)
  return theme === null || isNoCode ? 'nocode' : 'code'
}

/** The domains of a tenant. The server manages everything but the name and which one is primary. */
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
    /** Result of the last check: `{type, name, value, verified, found?, problem?}`. */
    { name: 'dnsRecords', type: 'json', access: { read: canReadDomainRecords } },
    { name: 'lastVerified', type: 'date' },
    /** Time since which scheduled checks of an active domain have failed. */
    { name: 'failingSince', type: 'date', access: { read: nobody } },
    /** Token for the TXT record that proves ownership of the domain. */
    { name: 'token', type: 'text', access: { read: nobody } },
  ],
})

type FieldAccess = { create: typeof nobody; update: typeof nobody }

/**
 * Access for fields that only operations write: tenant settings, or values set by the server. The provider's form
 * submits the whole tenant as it was when opened, and would overwrite changes made since.
 */
const siteOwned: { access: FieldAccess; admin: { hidden: true } } = {
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
}

/** Applies `siteOwned` to each field. */
const ownedBySite = (fields: Field[]): Field[] => fields.map((field) => ({ ...field, ...siteOwned }) as Field)

/** Who may request access to the tenant (anyone, or anyone with the code), and which sign-in the tenant requires. */
const collaborationFields = (): Field[] => [
  {
    name: 'collaboratorSettings',
    type: 'group',
    fields: [
      { name: 'requireRequestCode', type: 'checkbox', defaultValue: false },
      { name: 'requestCode', type: 'text', access: { read: canReadRequestCode } },
    ],
  },
  // Members must sign in with a second factor to access this tenant.
  { name: 'requireTwoFactor', type: 'checkbox', defaultValue: false },
]

/** Date and time formats of the tenant. */
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

/** Languages that the product offers, each once. */
const validateLanguages = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  (Array.isArray(value) && value.every(isContentLanguage) && new Set(value).size === value.length) ||
  translatorOf(req.i18n)('validationLanguageCodes')

/** The default is one of the languages. */
const validateDefaultLanguage = (
  value: unknown,
  { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
): string | true => {
  const languages: unknown = isRecord(siblingData) ? siblingData.languages : undefined
  return !Array.isArray(languages) || languages.includes(value) || translatorOf(req.i18n)('refusedLanguageUnknown')
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Access for fields that only super admins may write, in all APIs. */
const bySuperAdmin = { create: isSuperAdminField, update: isSuperAdminField }

export const tenantFields = (): Field[] => [
  { name: 'name', type: 'text', index: true, maxLength: 120, required: true },
  {
    name: 'slug',
    type: 'text',
    access: bySuperAdmin,
    index: true,
    required: true,
    unique: true,
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      (typeof value === 'string' && SLUG.test(value)) || translatorOf(req.i18n)('validationSlug'),
  },
  ...ownedBySite([
    { name: 'avatar', type: 'upload', relationTo: 'avatars' },
    { name: 'timezone', type: 'text', defaultValue: 'UTC', required: true, validate: validateTimezone },
    { name: 'currency', type: 'text', defaultValue: 'USD', maxLength: 3, minLength: 3, required: true },
    formatFields(),
    { name: 'languages', type: 'json', defaultValue: ['en'], required: true, validate: validateLanguages },
    { name: 'publishedLanguages', type: 'json', defaultValue: ['en'], required: true, validate: validateLanguages },
    { name: 'defaultLanguage', type: 'text', defaultValue: 'en', required: true, validate: validateDefaultLanguage },
    { name: 'installedApps', type: 'relationship', hasMany: true, relationTo: 'apps' },
    { name: 'selectedTheme', type: 'relationship', relationTo: 'themes' },
    renderModeField,
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
  internalField(),
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
