import { messageIn } from '@/lib/events/announcement'
import type { EventInstance } from '@/payload-types'
import type { View } from '../View'

/**
 * Returns what visitors read about a performance. Null once it is no longer as announced: somebody or a box office has
 * changed it since.
 */
export function performanceMessage(
  { id, instanceStatus, start }: Pick<EventInstance, 'id' | 'instanceStatus' | 'start'>,
  { language, library, site }: Pick<View, 'language' | 'library' | 'site'>,
): string | null {
  const announced = library.announcements.get(id)
  const isSameStart = announced?.start ? Date.parse(announced.start) === Date.parse(start) : true
  if (announced?.state !== instanceStatus || !isSameStart) return null
  return messageIn(announced.messages, [language, site.defaultLanguage])
}

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
