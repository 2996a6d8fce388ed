import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hashPassword } from '@/lib/crypto/passwords'
import { isCurrency } from '@/lib/currencies/currencies'
import { DATE_FORMATS, MONTH_FORMATS, SEPARATORS, TIME_FORMATS } from '@/lib/formats/dateTimeFormats'
import { readPlatformSettings } from '@/globals/platformOf'
import { defineOperation } from '@/endpoints/define'
import { badRequest, refused } from '@/endpoints/OperationError'
import { administrator } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument, type Site } from './changeSite'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { translatorOf } from '@/i18n/translator'

const PASSWORD_MIN = 8

const passwordProtection = z.strictObject({
  enabled: z.boolean(),
  message: z.string().max(500).optional(),
  /** Empty keeps the current password. */
  password: z.union([z.literal(''), z.string().min(PASSWORD_MIN).max(128)]).optional(),
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
  currency: z.string().refine(isCurrency, inputProblem('currencyUnused')).optional(),
  dateTimeFormats: dateTimeFormats.optional(),
  name: z.string().trim().min(1).max(120).optional(),
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
        assertZoneOffered(req, fields.timezone, site, (await readPlatformSettings(req)).timezones)
      const changes = {
        ...fields,
        ...(protection && { passwordProtection: await buildProtection(req, site, protection) }),
      }
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
function assertZoneOffered(req: PayloadRequest, zone: string, site: Site, offered: string[]): void {
  if (zone === site.timezone || offered.includes(zone)) return
  const message = translatorOf(req.i18n)('refusedZone')
  throw badRequest('settings', message, [{ message, path: 'timezone' }])
}

type Protection = z.infer<typeof passwordProtection>

async function buildProtection(
  req: PayloadRequest,
  { passwordProtection: before }: Site,
  { enabled, message, password }: Protection,
): Promise<Site['passwordProtection']> {
  const passwordHash = password ? await hashPassword(password) : (before?.passwordHash ?? null)
  if (enabled && !passwordHash)
    throw refused(
      'settings',
      translatorOf(req.i18n)('refusedPasswordLength', { least: PASSWORD_MIN }),
      'passwordProtection.password',
    )
  return { enabled, message: message ?? before?.message ?? '', passwordHash }
}
