import { textIn, type TextByLanguage } from './platformSettings'

export const ANNOUNCEMENT_LEVELS = ['info', 'warning', 'critical'] as const

export type AnnouncementLevel = (typeof ANNOUNCEMENT_LEVELS)[number]

/** The provider's notice as it is saved. Moments are in ISO 8601. */
export interface StoredAnnouncement {
  level?: AnnouncementLevel | null
  showFrom?: string | null
  showUntil?: string | null
  text?: TextByLanguage | null
  updatedAt?: string | null
}

export interface ShownAnnouncement {
  /** Tells this notice from the one before it, for whoever puts it away. */
  id: string
  level: AnnouncementLevel
  text: string
}

/** The notice that a reader of a language sees now; null where there is none. */
export function shownAnnouncement(
  { level, showFrom, showUntil, text, updatedAt }: StoredAnnouncement,
  language: string,
  now: number,
): ShownAnnouncement | null {
  const shown = textIn(text ?? {}, language)
  if (!shown || (showFrom && now < Date.parse(showFrom)) || (showUntil && now >= Date.parse(showUntil))) return null
  return { id: String(Date.parse(updatedAt ?? '') || 0), level: level ?? 'info', text: shown }
}
