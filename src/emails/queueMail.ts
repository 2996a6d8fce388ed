import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'
import { queueJob } from '../database/queueJob'
import type { MailContent } from './content'
import { recipientLanguage } from './recipientLanguage'
import { sealMail } from './sealedMail'
import { createStored } from '@/database/documents/stored'

export interface QueuedMail {
  to: string
  content: MailContent
  /** The tenant in whose name it is sent. */
  tenantId?: string
  /** Language of somebody without an account. Default: en. */
  language?: string
}

/** How often it is tried to hand over a mail, over some 16 hours, before it counts as lost. */
export const MOST_TRIES = 12

/**
 * Writes a mail to the outbox and its job to the queue, both in the request's transaction: what is rolled back is
 * never sent, what is committed is. The language is settled here, while both the account and what the caller knows are
 * at hand, and stays: a mail that is sent again is the same letter under the same id.
 */
export async function queueMail(req: PayloadRequest, { content, language, tenantId, to }: QueuedMail): Promise<void> {
  const mail = await createStored(req, {
    collection: 'mails',
    data: {
      sealed: sealMail(content, await recipientLanguage(req, to, language)),
      status: 'queued',
      template: content.template,
      tenant: tenantId,
      to,
    },
  })
  const id = String(mail.id)
  await queueJob(await dbOf(req), 'sendMail', { id }, { key: `sendMail:${id}`, maxAttempts: MOST_TRIES })
}
