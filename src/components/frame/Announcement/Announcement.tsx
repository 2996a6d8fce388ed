import { parseCookies, type PayloadRequest } from 'payload'
import { readAnnouncement } from '@/globals/platformOf'
import { AnnouncementBanner } from './AnnouncementBanner'
import { DISMISSED } from './dismissed'

/** The provider's announcement at the top of the page, for signed-in users who have not dismissed it. */
export async function Announcement({ req }: { req?: PayloadRequest }) {
  if (!req?.user) return null
  const announcement = await readAnnouncement(req, req.i18n.language)
  if (!announcement || parseCookies(req.headers).get(DISMISSED) === announcement.id) return null
  return <AnnouncementBanner {...announcement} key={announcement.id} />
}
