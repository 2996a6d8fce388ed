import type { PayloadRequest } from 'payload'
import { readDateTimeFormats } from '@/database/tenants/readTenants'
import { DISPLAY_LOCALES } from '@/lib/formats/dateTimeFormats'
import { formatDateTime } from '@/lib/formats/formatDateTime'
import { dateNames } from '@/lib/formats/dateNames'
import { zoneName } from '@/lib/time/formatIn'

interface SiteMoments {
  /** @param iso ISO 8601 */
  format: (iso: string) => string
  /** The same, followed by the time zone: `21 Nov 2026 at 7:30 PM GMT`. */
  formatWithZone: (iso: string) => string
}

/** Formatters for times in the tenant's time zone and format and the user's language. */
export async function siteMoments(req: PayloadRequest, tenantId: string): Promise<SiteMoments> {
  const { formats, zone } = await readDateTimeFormats(req, tenantId)
  const locale = DISPLAY_LOCALES.find((candidate) => candidate === req.i18n.language) ?? 'en'
  const names = dateNames(locale)
  const format = (iso: string) => formatDateTime(new Date(iso), formats, { locale, timeZone: zone, words: names })
  return { format, formatWithZone: (iso) => `${format(iso)} ${zoneName(iso, zone, req.i18n.language)}` }
}

/** Only the formatter without time zone. */
export const momentsOf = async (req: PayloadRequest, tenantId: string): Promise<SiteMoments['format']> =>
  (await siteMoments(req, tenantId)).format
