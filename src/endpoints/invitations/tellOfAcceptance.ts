import type { PayloadRequest } from 'payload'
import { tell } from '../notices/tell'
import type { FoundInvitation } from './findInvitation'

/** Lets whoever invited know that it worked. */
export const tellOfAcceptance = (req: PayloadRequest, { email, firstName, lastName, site, tenantId }: FoundInvitation, invitedBy: string): Promise<void> =>
  tell(req, {
    body: 'noticeJoinedBody',
    href: '/settings/users',
    recipients: [invitedBy],
    tenantId,
    title: 'noticeJoinedTitle',
    values: { email, name: [firstName, lastName].filter(Boolean).join(' ') || email, site },
  })
