import type { BasePayload } from 'payload'
import { poolOf } from '../../access/poolOf'
import type { MailContent } from '../../emails/content'
import { mailTransport, type SendMail } from '../../emails/mailTransport'
import { MAIL_PLACE } from '../../emails/queueMail'
import { renderMail } from '../../emails/renderMail'
import { open, readKeyRing } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'

interface MailRow {
  id: string
  sealed: string | null
  to: string
}

/**
 * Sends one mail of the outbox. The row is locked while it is sent, so that two workers never send it both; its body
 * is wiped with the same commit that says it is sent.
 */
export async function sendMail(payload: BasePayload, { id }: { id: string }, send: SendMail = mailTransport(settings())): Promise<void> {
  const client = await poolOf(payload).connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<MailRow>(
      `select id, "to", sealed from mails where id = $1 and status = 'queued' for update skip locked`,
      [id],
    )
    const mail = rows[0]
    if (mail?.sealed) {
      const content = JSON.parse(open(readKeyRing(settings().ENCRYPTION_KEYS), mail.sealed, MAIL_PLACE)) as MailContent
      await send({ id: mail.id, to: mail.to, ...(await renderMail(content, settings().PRODUCT_NAME)) })
      await client.query(`update mails set status = 'sent', sent_at = now(), sealed = null, problem = null, attempts = attempts + 1 where id = $1`, [id])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await noteProblem(payload, id, error)
    throw error
  } finally {
    client.release()
  }
}

async function noteProblem(payload: BasePayload, id: string, error: unknown): Promise<void> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  await poolOf(payload)
    .query(`update mails set attempts = attempts + 1, problem = $2 where id = $1 and status = 'queued'`, [id, `Could not be handed over (${code.slice(0, 40)})`])
    .catch(() => undefined)
}
