import type { PayloadRequest } from 'payload'
import { dateTimeFormatsOf } from '../../database/tenants/readTenants'
import { DISPLAY_LOCALES } from '../../lib/formats/displayLocales'
import { formatDateTime } from '../../lib/formats/formatDateTime'
import { dateNames } from '../../lib/formats/dateNames'
import { zoneName } from '../../lib/time/zoneName'

interface SiteMoments {
  /** @param iso moment, ISO 8601 */
  format: (iso: string) => string
  /** The same, with the zone behind it: `21 Nov 2026 at 7:30 PM GMT`. */
  formatWithZone: (iso: string) => string
}

/** How a site writes moments, on its own clock and in the reader's language. */
export async function siteMoments(req: PayloadRequest, tenantId: string): Promise<SiteMoments> {
  const { formats, zone } = await dateTimeFormatsOf(req, tenantId)
  const locale = DISPLAY_LOCALES.find((one) => one === req.i18n.language) ?? 'en'
  const words = dateNames(locale)
  const format = (iso: string) => formatDateTime(new Date(iso), formats, { locale, timeZone: zone, words })
  return { format, formatWithZone: (iso) => `${format(iso)} ${zoneName(iso, zone, req.i18n.language)}` }
}

/** The same, for who needs moments without a zone only. */
export const momentsOf = async (req: PayloadRequest, tenantId: string): Promise<SiteMoments['format']> =>
  (await siteMoments(req, tenantId)).format
