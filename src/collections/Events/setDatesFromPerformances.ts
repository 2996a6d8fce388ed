import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { isDraftSave } from '@/collections/hooks/requests'
import { idOf } from '@/lib/values'
import { readSpan, readSpans } from '@/database/events/span'
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
 * Sets the dates of an event from its performances, ignoring dates in the request: what is published has those of
 * published performances, so that nobody learns of others. An event without performances keeps the entered dates. A
 * duplicate has no performances and therefore none of the dates derived from them.
 */
export const setDatesFromPerformances: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  const originalId = originalDoc?.id ? null : idOf(context[ORIGINAL])
  if (originalId && (await readSpan(req, originalId))) return { ...data, ...NO_DATES }
  const spans = originalDoc?.id ? await readSpans(req, String(originalDoc.id)) : undefined
  if (spans) {
    const { all, live, published } = spans
    const isPublished = !isDraftSave(req, data) && (data._status ?? originalDoc?._status) === 'published'
    const shown = isPublished ? (published ?? live) : all
    return {
      ...data,
      endDate: toIso(shown?.last),
      endDate_tz: shown?.last_tz ?? null,
      nextPerformance: toIso(all.next),
      nextPerformance_tz: all.next_tz,
      startDate: toIso(shown?.first),
      startDate_tz: shown?.first_tz ?? null,
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

const toIso = (moment: Date | string | null | undefined): string | null =>
  moment ? new Date(moment).toISOString() : null

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
