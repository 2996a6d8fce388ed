import type { StoredAnnouncement } from '../../database/announcements'

/** Whether all pages of its site show an announcement that is in effect. */
export const isOnPages = ({ isOnSite, until }: Pick<StoredAnnouncement, 'isOnSite' | 'until'>, now: Date): boolean =>
  isOnSite && (until === null || until > now)
