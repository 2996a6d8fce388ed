import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'
import { readKeyRing, seal } from '../lib/crypto/envelope'
import { settings } from '../lib/settings'
import type { MailContent } from './content'

export interface QueuedMail {
  to: string
  content: MailContent
  /** The tenant in whose name it is sent. */
  tenantId?: string
}

/** What a mail's contents are sealed for. */
export const MAIL_PLACE = 'mails/sealed'

/**
 * Writes a mail to the outbox and its job to the queue, both in the request's transaction: what is rolled back is
 * never sent, what is committed is.
 */
export async function queueMail(req: PayloadRequest, { content, tenantId, to }: QueuedMail): Promise<void> {
  const mail = await req.payload.db.create({
    collection: 'mails',
    data: {
      sealed: seal(readKeyRing(settings().ENCRYPTION_KEYS), JSON.stringify(content), MAIL_PLACE),
      status: 'queued',
      template: content.template,
      tenant: tenantId,
      to,
    },
    req,
  })
  const db = await dbOf(req)
  await db.execute(sql`select graphile_worker.add_job('sendMail', json_build_object('id', ${String(mail.id)}::text), max_attempts => 12)`)
}
