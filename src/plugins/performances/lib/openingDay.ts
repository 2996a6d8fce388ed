import type { PayloadRequest } from 'payload'
import { findNearestDay } from '@/database/performances/calendar'
import { addMonths } from '@/lib/events/calendar/days'

/**
 * Returns the day that the calendar initially shows: today, or the day of the next performance if this month has none.
 * A theatre that is closed for the summer sees its autumn rather than an empty page.
 * @param today `YYYY-MM-DD` in the site's time zone
 */
export async function openingDay(req: PayloadRequest, tenantId: string, today: string): Promise<string> {
  const next = await findNearestDay(req, { side: { from: addMonths(today, 0) }, tenantId })
  return next && next.slice(0, 7) > today.slice(0, 7) ? next : today
}
