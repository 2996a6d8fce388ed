import { textIn, type TextByLanguage } from './platformSettings'

export const ANNOUNCEMENT_LEVELS = ['info', 'warning', 'critical'] as const

export type AnnouncementLevel = (typeof ANNOUNCEMENT_LEVELS)[number]

/** The saved announcement. Dates are in ISO 8601. */
export interface StoredAnnouncement {
  level?: AnnouncementLevel | null
  showFrom?: string | null
  showUntil?: string | null
  text?: TextByLanguage | null
  updatedAt?: string | null
}

export interface ShownAnnouncement {
  /** Identifies this version, for users who dismiss it. */
  id: string
  level: AnnouncementLevel
  text: string
}

/** The announcement currently shown to users of a language; null if there is none. */
export function shownAnnouncement(
  { level, showFrom, showUntil, text, updatedAt }: StoredAnnouncement,
  language: string,
  now: number,
): ShownAnnouncement | null {
  const shown = textIn(text ?? {}, language)
  if (!shown || (showFrom && now < Date.parse(showFrom)) || (showUntil && now >= Date.parse(showUntil))) return null
  return { id: String(Date.parse(updatedAt ?? '') || 0), level: level ?? 'info', text: shown }
}
