import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '../../access/person'
import { queueMail } from '../../emails/queueMail'
import { personName } from '../../lib/names/personName'

export interface InvitationMail {
  email: string
  firstName: string
  isAgain: boolean
  role: string
  token: string
}

/** Writes to whom is invited. Their language is not known yet: it is that of whoever invites. */
export async function sendInvitation(
  req: PayloadRequest,
  tenant: TenantSummary,
  { email, firstName, isAgain, role, token }: InvitationMail,
): Promise<void> {
  const { routes, serverURL } = req.payload.config
  await queueMail(req, {
    content: {
      inviter: personName(req.user ?? {}),
      isAgain,
      link: `${serverURL}${routes.admin}/invite/${token}`,
      name: firstName,
      role,
      site: tenant.name,
      template: 'invitation',
    },
    language: req.i18n.language,
    tenantId: tenant.id,
    to: email,
  })
}
