import type { PayloadRequest } from 'payload'
import { findPersonName, notify } from '@/exports/server'
import { findUserIdsWithKey, readAddresses } from '@/database/people/recipients'
import { queueMails } from '@/emails/queueMail'
import { adminLink } from '@/endpoints/people/adminLink'
import type { AnnouncementKind } from './kinds'
import { ANNOUNCEMENTS } from './limits'

interface Announced {
  count: number
  kind: AnnouncementKind
  /** Id of whoever announced it. */
  person: string
  reason: string
  site: { id: string; name: string }
  /** Titles of the events. */
  title: string
}

const NOTICES = {
  cancelled: 'announceNotice_cancelled',
  delayed: 'announceNotice_delayed',
  moved: 'announceNotice_moved',
  postponed: 'announceNotice_postponed',
} as const

/** Notifies everybody who edits events, except whoever announced it: by a notice and one email each. */
export async function notifyColleagues(
  req: PayloadRequest,
  { count, kind, person, reason, site, title }: Announced,
): Promise<void> {
  const recipients = (await findUserIdsWithKey(req, site.id, 'events:manage')).filter((id) => id !== person)
  await notify(req, {
    body: 'announceNoticeBody',
    href: ANNOUNCEMENTS,
    recipients,
    tenantId: site.id,
    title: NOTICES[kind],
    values: { count: String(count), reason, title },
  })
  const values = {
    count,
    kind,
    link: adminLink(req, ANNOUNCEMENTS),
    person: (await findPersonName(req, person)) ?? '',
    site: site.name,
    title,
  }
  const addresses = await readAddresses(req, recipients)
  await queueMails(
    req,
    addresses.map(({ email, name }) => ({
      content: { ...values, name, template: 'changeAnnounced' },
      tenantId: site.id,
      to: email,
    })),
  )
}
