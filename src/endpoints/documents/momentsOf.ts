import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { DateTimeFormats } from '../../lib/formats/dateTimeFormats'
import { DISPLAY_LOCALES } from '../../lib/formats/displayLocales'
import { formatDateTime } from '../../lib/formats/formatDateTime'
import { localeWords } from '../../lib/formats/localeWords'

interface Formats extends Record<string, unknown> {
  formats: DateTimeFormats
  zone: string
}

/** How a site writes moments, in the reader's language. */
export async function momentsOf(req: PayloadRequest, tenantId: string): Promise<(iso: string) => string> {
  const { rows } = await (await dbOf(req)).execute<Formats>(sql`select timezone as zone, json_build_object(
      'dateFormat', date_time_formats_date_format, 'dateTimeSeparator', date_time_formats_date_time_separator, 'monthFormat', date_time_formats_month_format,
      'showSeconds', date_time_formats_show_seconds, 'timeFormat', date_time_formats_time_format) as formats
    from tenants where id = ${tenantId}::uuid`)
  const { formats, zone } = rows[0]!
  const locale = DISPLAY_LOCALES.find((one) => one === req.i18n.language) ?? 'en'
  const words = localeWords(locale)
  return (iso) => formatDateTime(new Date(iso), formats, { locale, timeZone: zone, words })
}
