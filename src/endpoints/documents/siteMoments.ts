import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { DateTimeFormats } from '../../lib/formats/dateTimeFormats'
import { DISPLAY_LOCALES } from '../../lib/formats/displayLocales'
import { formatDateTime } from '../../lib/formats/formatDateTime'
import { localeWords } from '../../lib/formats/localeWords'
import { zoneName } from '../../lib/time/zoneName'

interface Formats extends Record<string, unknown> {
  formats: DateTimeFormats
  zone: string
}

interface SiteMoments {
  /** @param iso moment, ISO 8601 */
  format: (iso: string) => string
  /** The same, with the zone behind it: `21 Nov 2026 at 7:30 PM GMT`. */
  formatWithZone: (iso: string) => string
}

/** How a site writes moments, on its own clock and in the reader's language. */
export async function siteMoments(req: PayloadRequest, tenantId: string): Promise<SiteMoments> {
  const { rows } = await (await dbOf(req)).execute<Formats>(sql`select timezone as zone, json_build_object(
      'dateFormat', date_time_formats_date_format, 'dateTimeSeparator', date_time_formats_date_time_separator, 'monthFormat', date_time_formats_month_format,
      'showSeconds', date_time_formats_show_seconds, 'timeFormat', date_time_formats_time_format) as formats
    from tenants where id = ${tenantId}::uuid`)
  const { formats, zone } = rows[0]!
  const locale = DISPLAY_LOCALES.find((one) => one === req.i18n.language) ?? 'en'
  const words = localeWords(locale)
  const format = (iso: string) => formatDateTime(new Date(iso), formats, { locale, timeZone: zone, words })
  return { format, formatWithZone: (iso) => `${format(iso)} ${zoneName(iso, zone, req.i18n.language)}` }
}
