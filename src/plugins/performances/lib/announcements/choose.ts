import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { localToInstant } from '@/lib/events/recurring/localToInstant'
import { dayInput, MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { addDays } from '@/lib/events/calendar/days'
import { lastsForDays } from '@/lib/events/lastsForDays'
import { readLocationZone } from '@/database/performances/locations'
import { momentInput } from '../change'
import { findPerformances, type StoredPerformance } from '../storedPerformances'
import { statesLeftOut, type Outcome } from './kinds'

/** Which performances: those named, the rest of an event's, those of a day, or all between two moments. */
export const choiceInput = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_PERFORMANCES_AT_ONCE) }),
  z.strictObject({ event: z.uuid() }),
  /** A day at a venue; without one, at all venues. */
  z.strictObject({ day: dayInput, venue: z.uuid().optional() }),
  z.strictObject({ from: momentInput, to: momentInput, venue: z.uuid().optional() }),
])

export type Choice = z.infer<typeof choiceInput>

/**
 * Finds the chosen performances of a tenant, one more than can be changed at once at most. Those that are over are left
 * out, except named ones and those of a day that was named; so are those that do not take place, unless named.
 */
export async function choosePerformances(
  req: PayloadRequest,
  { choice, locale, outcome, tenant }: { choice: Choice; locale: string; outcome: Outcome; tenant: string },
): Promise<StoredPerformance[]> {
  const now = new Date().toISOString()
  const found = await findPerformances(req, {
    limit: MAX_PERFORMANCES_AT_ONCE + 1,
    locale,
    where: {
      and: [
        { tenant: { equals: tenant } },
        // A draft may be of no event yet.
        { event: { exists: true } },
        await conditionOf(req, { choice, now, tenant }),
        ...('ids' in choice ? [] : [{ instanceStatus: { not_in: statesLeftOut(outcome) } }]),
      ],
    },
  })
  // What has begun is to come only if it lasts for more than a day, as an exhibition does.
  return 'event' in choice
    ? found.filter(({ values: { end, start } }) => !start || start > now || lastsForDays({ end, start }))
    : found
}

/** It has not begun, or is not over. */
const isToCome = (now: string): Where => ({ or: [{ start: { greater_than: now } }, { end: { greater_than: now } }] })

async function conditionOf(
  req: PayloadRequest,
  { choice, now, tenant }: { choice: Choice; now: string; tenant: string },
): Promise<Where> {
  if ('ids' in choice) return { id: { in: choice.ids } }
  if ('event' in choice) return { and: [{ event: { equals: choice.event } }, isToCome(now)] }
  const { venue } = choice
  // A performance without a venue of its own is at that of its event.
  const isThere: Where[] = venue
    ? [
        {
          or: [
            { venue: { equals: venue } },
            { and: [{ venue: { exists: false } }, { 'event.venue': { equals: venue } }] },
          ],
        },
      ]
    : []
  if ('from' in choice) {
    const from = Date.parse(choice.from) > Date.parse(now) ? choice.from : now
    return { and: [{ start: { greater_than_equal: from } }, { start: { less_than_equal: choice.to } }, ...isThere] }
  }
  const zone = await readLocationZone(req, { tenant, venue: venue ?? null })
  const midnight = (day: string) => localToInstant(day, '00:00', zone).moment
  return {
    and: [
      { start: { greater_than_equal: midnight(choice.day) } },
      { start: { less_than: midnight(addDays(choice.day, 1)) } },
      ...isThere,
    ],
  }
}
