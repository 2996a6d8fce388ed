/** What visitors read about a performance that was cancelled, postponed, moved or delayed. */
export interface Announcement {
  /** By language. */
  messages: Record<string, string>
  /** The start that it speaks of, ISO 8601; null if the performance has none. */
  start: string | null
  /** The state that it speaks of. */
  state: string
}

/** A message on all pages of a site. */
export interface SiteAnnouncement {
  /** By language. */
  messages: Record<string, string>
  /** When it disappears: ISO 8601; null for never. */
  until: string | null
}

/**
 * Returns the text in the first of the languages that has one. A visitor reads the site's own language rather than
 * nothing.
 */
export const messageIn = (messages: Readonly<Record<string, string>>, languages: string[]): string | null =>
  languages.map((language) => messages[language]).find(Boolean) ?? null

/** What visitors of a site read about changes. */
export interface Announcements {
  /** By performance id, of performances to come and those postponed without a new date. */
  ofPerformances: ReadonlyMap<string, Announcement>
  /** What all pages show, newest first. */
  ofSite: readonly SiteAnnouncement[]
}
