import { z } from 'zod'
import { hashPassword } from '../../lib/crypto/passwords'
import { isCurrency } from '../../lib/currencies/currencies'
import { DATE_FORMATS, MONTH_FORMATS, SEPARATORS, TIME_FORMATS } from '../../lib/formats/dateTimeFormats'
import { readPlatformSettings } from '../../globals/platformOf'
import { defineOperation } from '../define'
import { badRequest, refused } from '../OperationError'
import { administrator } from '../routeRules'
import { expectedVersion, changeSite, siteDocument } from './changeSite'
import type { Site } from './writeSite'

const passwordProtection = z.strictObject({
  enabled: z.boolean(),
  message: z.string().max(500, 'At most 500 characters').optional(),
  /** Empty keeps the current password. */
  password: z
    .union([z.literal(''), z.string().min(8, 'At least 8 characters').max(128, 'At most 128 characters')])
    .optional(),
})

const dateTimeFormats = z.strictObject({
  dateFormat: z.enum(DATE_FORMATS),
  dateTimeSeparator: z.enum(SEPARATORS),
  monthFormat: z.enum(MONTH_FORMATS),
  showSeconds: z.boolean(),
  timeFormat: z.enum(TIME_FORMATS),
})

const input = z.strictObject({
  id: z.uuid(),
  currency: z.string().refine(isCurrency, 'Not a currency that is in use').optional(),
  dateTimeFormats: dateTimeFormats.optional(),
  name: z.string().trim().min(1, 'A site needs a name').max(120, 'At most 120 characters').optional(),
  passwordProtection: passwordProtection.optional(),
  timezone: z.string().optional(),
  ...expectedVersion,
})

/** Changes name, time zone, currency, formats and password protection of a tenant. Omitted fields are unchanged. */
export const updateTenantGeneral = defineOperation({
  name: 'updateTenantGeneral',
  area: 'settings',
  audit: 'settings.general',
  input,
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/general',
  run: ({ audit, input: { id, passwordProtection: protection, updatedAt, ...fields }, req }) =>
    changeSite(req, { area: 'settings', id, updatedAt }, async (site) => {
      if (fields.timezone !== undefined)
        assertZoneOffered(fields.timezone, site, (await readPlatformSettings(req)).timezones)
      const changes = { ...fields, ...(protection && { passwordProtection: await buildProtection(site, protection) }) }
      const changedFields = Object.keys(changes) as (keyof typeof changes)[]
      const before = Object.fromEntries(changedFields.map((name) => [name, site[name]]))
      audit({
        after: { ...changes, ...(protection?.password && { passwordChanged: true }) },
        before,
        target: `tenants/${id}`,
      })
      return changes
    }),
  summary: "Change a site's general settings",
  tenant: ({ id }) => id,
  who: administrator,
})

/** Accepts offered time zones, and the tenant's current one. */
function assertZoneOffered(zone: string, site: Site, offered: string[]): void {
  if (zone !== site.timezone && !offered.includes(zone))
    throw badRequest('settings', 'Not a time zone that is offered here', [
      { message: 'Not a time zone that is offered here', path: 'timezone' },
    ])
}

type Protection = z.infer<typeof passwordProtection>

async function buildProtection(
  { passwordProtection: before }: Site,
  { enabled, message, password }: Protection,
): Promise<Site['passwordProtection']> {
  const passwordHash = password ? await hashPassword(password) : (before?.passwordHash ?? null)
  if (enabled && !passwordHash)
    throw refused('settings', 'Choose a password of at least 8 characters.', 'passwordProtection.password')
  return { enabled, message: message ?? before?.message ?? '', passwordHash }
}
