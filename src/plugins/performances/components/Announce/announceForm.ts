import type { Choice } from '../../lib/announcements/choose'
import { ANNOUNCEMENT_KINDS, isComplete, type AnnouncementKind, type Outcome } from '../../lib/announcements/kinds'
import { localToInstant } from '@/lib/events/recurring/localToInstant'

/** How performances are chosen on the screen. */
export type Scope = 'between' | 'day' | 'event' | 'ids'

/** The form as it was filled in. Days are YYYY-MM-DD, times HH:MM; empty for none. */
export interface AnnounceForm {
  day: string
  /** Minutes later. */
  delay: string
  event: string | null
  /** Local moments in the time zone of the site: YYYY-MM-DDTHH:MM. */
  from: string
  ids: string[]
  kind: AnnouncementKind
  newDay: string
  newTime: string
  newVenue: string | null
  /** The announcement to replace. */
  replaces: string | null
  scope: Scope
  to: string
  venue: string | null
}

/**
 * The form to begin with: what a link to the screen names, else all performances of today.
 * @param query of the address, with what follows its `#`
 */
export function initialForm(query: URLSearchParams, today: string): AnnounceForm {
  const ids = query.get('ids')?.split(',').filter(Boolean) ?? []
  const event = query.get('event')
  return {
    day: query.get('day') ?? today,
    delay: '15',
    event,
    from: '',
    ids,
    kind: ANNOUNCEMENT_KINDS.find((kind) => kind === query.get('kind')) ?? 'cancelled',
    newDay: '',
    newTime: '',
    newVenue: null,
    replaces: null,
    scope: ids.length > 0 ? 'ids' : event ? 'event' : 'day',
    to: '',
    venue: query.get('venue'),
  }
}

/** The choice that the form makes; null while incomplete. */
export function choiceOf({ day, event, from, ids, scope, to, venue }: AnnounceForm, timezone: string): Choice | null {
  const atVenue = venue ? { venue } : {}
  switch (scope) {
    case 'between':
      return from && to ? { from: instantOf(from, timezone), to: instantOf(to, timezone), ...atVenue } : null
    case 'day':
      return day ? { day, ...atVenue } : null
    case 'event':
      return event ? { event } : null
    case 'ids':
      return ids.length > 0 ? { ids } : null
  }
}

/** An instant from the value of an input for a local date and time. */
export const instantOf = (local: string, timezone: string): string =>
  localToInstant(local.slice(0, 10), local.slice(11, 16), timezone).moment

/** What happens according to the form; null while incomplete. */
export function outcomeOf({ delay, kind, newDay, newTime, newVenue }: AnnounceForm): Outcome | null {
  const times = { ...(newDay && { day: newDay }), ...(newTime && { time: newTime }) }
  const outcome: Outcome =
    kind === 'cancelled'
      ? { kind }
      : kind === 'delayed'
        ? { kind, ...(/^\d{1,4}$/.test(delay.trim()) && { shiftMinutes: Number(delay) }) }
        : { kind, ...times, ...(kind === 'moved' && newVenue && { venue: newVenue }) }
  return isComplete(outcome) ? outcome : null
}
