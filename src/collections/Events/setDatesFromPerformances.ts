import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { idOf } from '@/lib/values'
import { readSpan } from '@/database/events/span'
import { readLocationZone } from '@/database/performances/locations'

const ORIGINAL = 'copiedEvent'

const NO_DATES = {
  endDate: null,
  endDate_tz: null,
  nextPerformance: null,
  nextPerformance_tz: null,
  startDate: null,
  startDate_tz: null,
}

/** Remembers which event a new one was duplicated from. */
export const rememberCopiedEvent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create') req.context[ORIGINAL] = 'duplicateFromID' in args ? args.duplicateFromID : undefined
}

/**
 * Sets the dates of an event from its performances, ignoring dates in the request. An event without performances keeps
 * the entered dates. A duplicate has no performances and therefore none of the dates derived from them.
 */
export const setDatesFromPerformances: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  const originalId = originalDoc?.id ? null : idOf(context[ORIGINAL])
  if (originalId && (await readSpan(req, originalId))) return { ...data, ...NO_DATES }
  const span = originalDoc?.id ? await readSpan(req, String(originalDoc.id)) : undefined
  if (span) {
    return {
      ...data,
      endDate: new Date(span.last).toISOString(),
      endDate_tz: span.last_tz,
      nextPerformance: span.next && new Date(span.next).toISOString(),
      nextPerformance_tz: span.next_tz,
      startDate: new Date(span.first).toISOString(),
      startDate_tz: span.first_tz,
    }
  }
  const lacksZone = (data.startDate && !data.startDate_tz) || (data.endDate && !data.endDate_tz)
  const zone = lacksZone
    ? await readLocationZone(req, {
        tenant: idOf(data.tenant ?? originalDoc?.tenant),
        venue: idOf(data.venue ?? originalDoc?.venue),
      })
    : null
  const dated = lacksZone
    ? { ...data, endDate_tz: data.endDate_tz ?? zone, startDate_tz: data.startDate_tz ?? zone }
    : data
  return { ...dated, ...nextOf({ ...originalDoc, ...dated }) }
}

function nextOf(event: { endDate?: string | null; startDate?: string | null; startDate_tz?: string | null }): object {
  const next = nextDateWithoutPerformances(event, new Date())
  return { nextPerformance: next, nextPerformance_tz: next && (event.startDate_tz ?? null) }
}

interface EventDates {
  endDate?: string | null
  startDate?: string | null
}

/** The next date of an event without performances: its start, until the event is over. */
export function nextDateWithoutPerformances({ endDate, startDate }: EventDates, now: Date): string | null {
  const last = endDate ?? startDate
  return startDate && last && Date.parse(last) >= now.getTime() ? startDate : null
}
