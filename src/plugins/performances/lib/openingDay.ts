import type { PayloadRequest } from 'payload'
import { nearestDay } from '../../../database/performances/calendar'
import { addMonths } from '../../../lib/events/calendar/days'

/**
 * The day whose month a calendar opens with: today, where this month has a performance or none is to come; else the
 * next performance. A house that is closed for the summer opens with its autumn, not with an empty page.
 * @param today `YYYY-MM-DD`, on the site's clock
 */
export async function openingDay(req: PayloadRequest, tenantId: string, today: string): Promise<string> {
  const next = await nearestDay(req, { side: { from: addMonths(today, 0) }, tenantId })
  return next && next.slice(0, 7) > today.slice(0, 7) ? next : today
}
