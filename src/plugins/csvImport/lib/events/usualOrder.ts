import { readDateTimeFormats } from '@/database/tenants/readTenants'
import type { Transaction } from '@/exports/types'
import { countryOfZone } from '@/lib/places/countries'
import type { DayOrder } from './readDay'

/**
 * The order of day and month that is usual on a site: that of its date format, if its country agrees. Month first is
 * the default of the format, and may never have been chosen.
 * @returns null if they differ, or the format starts with the year and the country is unknown
 */
export async function usualOrder(req: Transaction, tenantId: string): Promise<DayOrder | null> {
  const { formats, zone } = await readDateTimeFormats(req, tenantId)
  const country = countryOfZone(zone)
  const there = country && orderIn(new Intl.DateTimeFormat(`en-${country}`, { dateStyle: 'short' }))
  if (formats.dateFormat.startsWith('DD')) return 'dayFirst'
  if (formats.dateFormat.startsWith('MM')) return there === 'monthFirst' ? there : null
  return there || null
}

function orderIn(format: Intl.DateTimeFormat): DayOrder | null {
  const types = format.formatToParts(0).map(({ type }) => type)
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => types.indexOf(type))
  if (year === undefined || month === undefined || day === undefined || year < Math.max(month, day)) return null
  return day < month ? 'dayFirst' : 'monthFirst'
}
