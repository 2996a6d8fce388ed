import { messageIn, type Announcement } from '@/lib/events/announcement'
import type { EventInstance } from '@/payload-types'
import type { View } from '../View'

type Announced = Pick<EventInstance, 'id' | 'instanceStatus' | 'start'>

/**
 * Returns what visitors read about a performance. Null once it is no longer as announced: somebody or a box office has
 * changed it since.
 */
export function performanceMessage(
  performance: Announced,
  { language, library, site }: Pick<View, 'language' | 'library' | 'site'>,
): string | null {
  const announced = library.announcements.get(performance.id)
  if (!announced || !isAsAnnounced(performance, announced)) return null
  return messageIn(announced.messages, [language, site.defaultLanguage])
}

/** Whether a performance was moved; one that was announced as moved still is when its last ticket has been sold. */
export function isMoved(performance: Announced, { library }: Pick<View, 'library'>): boolean {
  if (performance.instanceStatus !== 'sold_out') return performance.instanceStatus === 'moved'
  const announced = library.announcements.get(performance.id)
  return announced?.state === 'moved' && isAsAnnounced(performance, announced)
}

const isAsAnnounced = ({ instanceStatus, start }: Announced, { start: told, state }: Announcement): boolean =>
  (state === instanceStatus || (state === 'moved' && instanceStatus === 'sold_out')) &&
  (told === null || Date.parse(told) === Date.parse(start))

/** Returns what the performances of an event have visitors read, each text once. */
export const performanceMessages = (performances: EventInstance[], view: View): string[] => [
  ...new Set(performances.flatMap((performance) => performanceMessage(performance, view) ?? [])),
]

/** Returns what all pages of the site show now. The page is valid until one of them disappears. */
export function siteMessages({ expiry, language, library, site }: View): string[] {
  const shown = library.siteAnnouncements.filter(({ until }) => !until || Date.parse(until) > expiry.since)
  for (const { until } of shown) if (until) expiry.expireAt(Date.parse(until))
  return [...new Set(shown.flatMap(({ messages }) => messageIn(messages, [language, site.defaultLanguage]) ?? []))]
}
