import type { BasePayload } from 'payload'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../database/bulk/inTransaction'
import { claimMail, noteTry, type QueuedMail } from '../../database/mails/outbox'
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
import { ownersOfAddress, staffWithKey, superAdmins, type Recipient } from '@/database/people/recipients'
import { mailLanguage } from '@/emails/mailLanguages'
import { allWords } from '@/emails/words/allWords'
import type { LossReason } from '@/emails/words/MailWords'
import { countStored, createStored } from '@/database/documents/stored'

interface LostMail {
  id: string
  template: string
  tenant: string | null
  to: string
}

/** Puts a notice behind the bell of everybody who can do something about a mail that did not arrive, once until it is read. */
async function tellOfLostMail(payload: BasePayload, mail: LostMail, reason: LossReason): Promise<void> {
  const { recipients, screen } = await whoCanAct(payload, mail)
  for (const { id, language } of recipients) {
    const { body, title } = allWords[mailLanguage(language)].lost
    const line = title(mail.to).slice(0, 200)
    const { totalDocs } = await countStored(
      { payload },
      {
        collection: 'notices',
        where: { and: [{ recipient: { equals: id } }, { title: { equals: line } }, { readAt: { exists: false } }] },
      },
    )
    if (totalDocs > 0) continue
    await createStored(
      { payload },
      {
        collection: 'notices',
        data: {
          body: body[reason],
          href: `${payload.config.routes.admin}${screen}`,
          recipient: id,
          tenant: mail.tenant,
          title: line,
        },
        returning: false,
      },
    )
  }
}

/** Nobody but the provider can reach an owner who never got in. */
const TO_PROVIDER = ['welcomeOwner']

const FORMS = { key: 'forms:manage', screen: '/collections/forms' }

const PEOPLE = { key: 'users:admin', screen: '/settings/users' }

async function whoCanAct(
  payload: BasePayload,
  { id, template, tenant, to }: LostMail,
): Promise<{ recipients: Recipient[]; screen: string }> {
  if (TO_PROVIDER.includes(template))
    return { recipients: await superAdmins(payload), screen: `/collections/mails/${id}` }
  // A mail about an account: its person, when they are next signed in.
  if (!tenant) return { recipients: await ownersOfAddress(payload, to.trim().toLowerCase()), screen: '/auth/account' }
  const { key, screen } = template === 'formAnswer' ? FORMS : PEOPLE
  return { recipients: await staffWithKey(payload, tenant, key), screen }
}

/**
 * Sends one mail of the outbox. The row is locked while it is sent, so that two workers never send it both; its body
 * is wiped with the same commit that says it is sent, or lost.
 * @throws DeliveryProblem when it is worth another try
 */
export async function sendMail(payload: BasePayload, { id }: { id: string }, send?: SendMail): Promise<void> {
  const problem = await inTransaction(poolOf(payload), async (client) => {
    const mail = await claimMail(client, id)
    if (!mail) return null
    const found = await handOver(payload, client, mail, send)
    const isLost = found !== null && (found.isFinal || mail.attempts + 1 >= MOST_TRIES)
    await noteTry(client, id, isLost ? 'failed' : found ? 'queued' : 'sent', found?.message ?? null)
    if (found && isLost) await tellOfLostMail(payload, mail, found.reason)
    return isLost ? null : found
  })
  if (problem) throw problem
}

/** @returns why it could not be handed over; null where it is */
async function handOver(
  payload: BasePayload,
  client: PoolClient,
  mail: QueuedMail,
  send?: SendMail,
): Promise<DeliveryProblem | null> {
  if (!mail.sealed || mail.attempts >= MOST_TRIES)
    return new DeliveryProblem('Given up after many tries', 'unreachable', true)
  const tenant = mail.tenant ? await tenantHead(payload, client, mail.tenant) : null
  try {
    const { content, language } = openMail(mail.sealed)
    const { mailFooter, productName } = await platformOf({ payload })
    const letter = await renderMail(content, {
      footer: textIn(mailFooter, language),
      language,
      product: productName,
      tenant,
    })
    await (send ?? mailTransport({ ...settings(), MAIL_FROM: senderOf(productName) }))({
      id: mail.id,
      to: mail.to,
      ...letter,
    })
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
