import type { MessageKey } from '@/i18n/en'

/** Labels of fields in the audit log, by path or, if the whole path is not listed, by the last part. */
const FIELDS = new Map<string, MessageKey>(
  Object.entries({
    addons: 'billingAddons',
    avatar: 'generalAvatar',
    'collaboratorSettings.requireRequestCode': 'activityRequireCode',
    'cookieBanner.enabled': 'cookieBannerEnabled',
    'cookieBanner.privacyPolicyUrl': 'privacyPolicyUrl',
    'csp.directives': 'cspDirectives',
    'csp.preset': 'cspPreset',
    currency: 'generalCurrency',
    dateFormat: 'formatsDate',
    dateTimeSeparator: 'formatsBetween',
    defaultLanguage: 'languagesDefault',
    domain: 'domainsName',
    domains: 'domains',
    email: 'providerOwnerEmail',
    firstName: 'providerOwnerFirstName',
    installedApps: 'activityEnabledApps',
    languages: 'languages',
    lastName: 'providerOwnerLastName',
    monthFormat: 'formatsMonth',
    name: 'providerName',
    owner: 'providerOwner',
    passwordChanged: 'password',
    'passwordProtection.enabled': 'passwordEnabled',
    'passwordProtection.message': 'passwordMessage',
    permissions: 'activityPermissions',
    plan: 'plan',
    plannedFor: 'activityPlannedFor',
    publishedLanguages: 'activityPublishedLanguages',
    relativePath: 'providerAddress',
    release: 'activityRelease',
    role: 'activityRole',
    showSeconds: 'formatsSeconds',
    slug: 'providerAddress',
    start: 'activityStart',
    status: 'domainsState',
    suspended: 'providerSuspend',
    suspendedAt: 'activitySuspendedSince',
    timeFormat: 'formatsTime',
    timezone: 'generalTimezone',
    title: 'activityTitle',
    verified: 'activityVerified',
  } satisfies Record<string, MessageKey>),
)

/** Message key of a field's label; null if there is none and its name is shown instead. */
export const fieldLabelKey = (path: readonly string[]): MessageKey | null =>
  FIELDS.get(path.join('.')) ?? FIELDS.get(path.at(-1) ?? '') ?? null

/** Labels of options, by the path of their field. */
const CHOICES: Record<string, Record<string, MessageKey>> = {
  'csp.preset': { moderate: 'cspPreset_moderate', relaxed: 'cspPreset_relaxed', strict: 'cspPreset_strict' },
  'dateTimeFormats.dateTimeSeparator': {
    at: 'formatsBetween_at',
    comma: 'formatsBetween_comma',
    dash: 'formatsBetween_dash',
    space: 'formatsBetween_space',
  },
  'dateTimeFormats.monthFormat': {
    long: 'formatsMonth_long',
    numeric: 'formatsMonth_numeric',
    short: 'formatsMonth_short',
  },
  'dateTimeFormats.timeFormat': { '12h': 'formatsTime_12h', '24h': 'formatsTime_24h' },
  status: {
    active: 'statusActive',
    development: 'statusDevelopment',
    error: 'statusError',
    needs_setup: 'statusNeedsSetup',
    verifying: 'statusVerifying',
  },
}

/** Message key of an option's label; null if the value itself is shown. */
export const choiceLabelKey = (path: readonly string[], value: string): MessageKey | null =>
  CHOICES[path.join('.')]?.[value] ?? null

/** Makes a field name readable: `bookingLinkURL` becomes `Booking link URL`. */
export function plainFieldName(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
