import type { BasePayload } from 'payload'
import type { PoolClient } from 'pg'
import { poolOf } from '../../database/poolOf'
import { deliveryProblem, DeliveryProblem } from '../../emails/DeliveryProblem'
import { mailTransport } from '../../emails/mailTransport'
import type { SendMail } from '../../emails/outgoingMail'
import { MOST_TRIES } from '../../emails/queueMail'
import { renderMail } from '../../emails/renderMail'
import { openMail } from '../../emails/sealedMail'
import { tenantHead } from '../../emails/tenantHead'
import { platformOf } from '../../globals/platformOf'
import { textIn } from '../../lib/platform/platformSettings'
import { isGiven } from '../../lib/platform/variables'
import { settings } from '../../lib/settings'
import { tellOfLostMail } from './tellOfLostMail'

interface MailRow {
  id: string
  attempts: number
  sealed: string | null
  template: string
  tenant: string | null
  to: string
}

/**
 * Sends one mail of the outbox. The row is locked while it is sent, so that two workers never send it both; its body
 * is wiped with the same commit that says it is sent, or lost.
 * @throws DeliveryProblem when it is worth another try
 */
export async function sendMail(payload: BasePayload, { id }: { id: string }, send?: SendMail): Promise<void> {
  const client = await poolOf(payload).connect()
  let problem: DeliveryProblem | null = null
  try {
    await client.query('begin')
    const mail = await claim(client, id)
    if (mail) {
      problem = await handOver(payload, client, mail, send)
      const isLost = problem !== null && (problem.isFinal || mail.attempts + 1 >= MOST_TRIES)
      await note(client, id, problem, isLost)
      if (problem && isLost) await tellOfLostMail(payload, mail, problem.reason)
      if (isLost) problem = null
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
  if (problem) throw problem
}

async function claim(client: PoolClient, id: string): Promise<MailRow | undefined> {
  const { rows } = await client.query<MailRow>(
    `select id, attempts::int, sealed, template, tenant_id as tenant, "to" from mails where id = $1 and status = 'queued' for update skip locked`,
    [id],
  )
  return rows[0]
}

/** @returns why it could not be handed over; null where it is */
async function handOver(payload: BasePayload, client: PoolClient, mail: MailRow, send?: SendMail): Promise<DeliveryProblem | null> {
  if (!mail.sealed || mail.attempts >= MOST_TRIES) return new DeliveryProblem('Given up after many tries', 'unreachable', true)
  const tenant = mail.tenant ? await tenantHead(client, payload.collections.avatars.config.upload.staticDir ?? '', mail.tenant) : null
  try {
    const { content, language } = openMail(mail.sealed)
    const { mailFooter, productName } = await platformOf({ payload })
    const letter = await renderMail(content, { footer: textIn(mailFooter, language), language, product: productName, tenant })
    await (send ?? mailTransport({ ...settings(), MAIL_FROM: senderOf(productName) }))({ id: mail.id, to: mail.to, ...letter })
    return null
  } catch (error) {
    return deliveryProblem(error)
  }
}

/** As `Name <address>`: the deployment's own, or else the name of the product before the address that stands for none. */
function senderOf(product: string): string {
  const { MAIL_FROM } = settings()
  return isGiven('MAIL_FROM') ? MAIL_FROM : MAIL_FROM.replace(/^[^<]*/, () => `"${product.replace(/["\\\\]/g, '')}" `)
}

async function note(client: PoolClient, id: string, problem: DeliveryProblem | null, isLost: boolean): Promise<void> {
  const status = isLost ? 'failed' : problem ? 'queued' : 'sent'
  await client.query(
    `update mails set attempts = attempts + 1, problem = $3, status = $2::enum_mails_status, updated_at = now(),
      sealed = case when $2 = 'queued' then sealed end, sent_at = case when $2 = 'sent' then now() end where id = $1`,
    [id, status, problem?.message ?? null],
  )
}
