import type { PayloadRequest } from 'payload'
import type { FoundInvitation } from '../../database/invitations/invitations'
import { tell } from '../notices/tell'

/** Lets whoever invited know that it worked. */
export const tellOfAcceptance = (
  req: PayloadRequest,
  { email, firstName, lastName, site, tenantId }: FoundInvitation,
  invitedBy: string,
): Promise<void> =>
  tell(req, {
    body: 'noticeJoinedBody',
    href: '/settings/users',
    recipients: [invitedBy],
    tenantId,
    title: 'noticeJoinedTitle',
    values: { email, name: [firstName, lastName].filter(Boolean).join(' ') || email, site },
  })
