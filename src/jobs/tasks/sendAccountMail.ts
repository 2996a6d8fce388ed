import type { BasePayload, PayloadRequest } from 'payload'
import { findAddressee } from '@/database/people/recipients'
import { queueMail } from '@/emails/queueMail'
import { issueResetToken, resetLink, verifyLink, issueToken } from '@/endpoints/accounts/accountTokens'
import type { AccountMail } from '@/endpoints/accounts/accountMails'
import { inOwnTransaction } from '@/database/inOwnTransaction'

const ONE_HOUR_MINUTES = 60
const ONE_DAY_MINUTES = 24 * 60

/** Creates the requested link for the account of an email address, if there is one, and emails it. */
export const sendAccountMail = (payload: BasePayload, { email, kind, userId }: AccountMail): Promise<void> =>
  inOwnTransaction(payload, async (req) => {
    const addressee = await findAddressee(req, { email, isUnverified: kind === 'verify', userId })
    if (addressee) await (kind === 'reset' ? sendReset : sendVerification)(req, { ...addressee, email })
  })

interface Recipient {
  id: string
  email: string
  name: string
}

async function sendReset(req: PayloadRequest, { email, id, name }: Recipient): Promise<void> {
  const token = await issueResetToken(req, id, ONE_HOUR_MINUTES)
  await queueMail(req, {
    content: { askedBy: '', link: resetLink(req, token), name, template: 'resetPassword' },
    to: email,
  })
}

async function sendVerification(req: PayloadRequest, { email, id, name }: Recipient): Promise<void> {
  const token = await issueToken(req, { kind: 'verify', minutes: ONE_DAY_MINUTES, userId: id })
  await queueMail(req, { content: { link: verifyLink(req, token), name, template: 'verifyAddress' }, to: email })
}
