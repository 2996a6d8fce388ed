import type { PayloadRequest } from 'payload'
import type { AuditDetails } from '@/collections/AuditLog/writeAudit'
import { notify } from '@/endpoints/notices/notify'
import { blockPasskey, type Passkey } from '../database/passkeys'
import { notifyOfPasskey } from './notifyOfPasskey'

/**
 * Blocks a passkey of which a copy must exist, and tells its owner. Which of the two devices signed cannot be known, so
 * that neither signs in any more.
 * @returns the entry for the audit log
 */
export async function blockCopied(req: PayloadRequest, { id, name, userId }: Passkey): Promise<AuditDetails> {
  req.payload.logger.warn({ passkey: id, user: userId }, 'A passkey was blocked: it has been copied')
  await blockPasskey(req, id)
  await notifyOfPasskey(req, userId, name, 'passkeyBlocked')
  await notify(req, {
    body: 'passkeyBlockedHelp',
    href: '/auth/account',
    recipients: [userId],
    title: 'passkeyBlockedNotice',
    values: { name },
  })
  return { after: { name }, isNothing: false, target: `users/${userId}` }
}
