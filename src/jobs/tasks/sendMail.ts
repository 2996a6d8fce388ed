import type { BasePayload } from 'payload'
import type { PoolClient } from 'pg'
import { inTransaction } from '@/database/bulk/withLock'
import { claimMail, recordAttempt, type QueuedMail } from '@/database/mails/outbox'
import { poolOf } from '@/database/connections'
import { deliveryProblem, DeliveryProblem } from '@/emails/DeliveryProblem'
import type { SendMail } from '@/emails/outgoingMail'
import { mailTransport } from '@/emails/mailTransport'
import { MAX_ATTEMPTS, openMail, mailLanguage } from '@/emails/queueMail'
import { renderMail } from '@/emails/renderMail'
import { readTenantHead } from '@/emails/tenantHead'
import { readPlatformSettings } from '@/globals/platformOf'
import { textIn, isVariableSet } from '@/lib/platform/platformSettings'
import { settings } from '@/lib/settings'
import {
  findRecipientsByAddress,
  readStaffWithKey,
  readSuperAdmins,
  type Recipient,
} from '@/database/people/recipients'
import { mailMessages } from '@/emails/messages/catalogue'
import type { LossReason } from '@/emails/messages/MailMessages'
import { countStored, createStored } from '@/database/documents/stored'

interface LostMail {
  id: string
  template: string
  tenant: string | null
  to: string
}

/**
 * Notifies all users who can do something about an undelivered email, unless they have an unread notification about it.
 */
async function notifyOfLostMail(payload: BasePayload, mail: LostMail, reason: LossReason): Promise<void> {
  const { recipients, screen } = await findResponsibleUsers(payload, mail)
  for (const { id, language } of recipients) {
    const { body, title } = mailMessages[mailLanguage(language)].lost
    const titleText = title(mail.to).slice(0, 200)
    const { totalDocs } = await countStored(
      { payload },
      {
        collection: 'notices',
        where: {
          and: [{ recipient: { equals: id } }, { title: { equals: titleText } }, { readAt: { exists: false } }],
        },
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
          title: titleText,
        },
        returning: false,
      },
    )
  }
}

/** Only the provider can reach an owner who has never signed in. */
const PROVIDER_TEMPLATES = ['welcomeOwner']

const FORMS = { key: 'forms:manage', screen: '/collections/forms' }

const PEOPLE = { key: 'users:admin', screen: '/settings/users' }

async function findResponsibleUsers(
  payload: BasePayload,
  { id, template, tenant, to }: LostMail,
): Promise<{ recipients: Recipient[]; screen: string }> {
  if (PROVIDER_TEMPLATES.includes(template))
    return { recipients: await readSuperAdmins(payload), screen: `/collections/mails/${id}` }
  // An email about an account: its user is notified at the next sign-in.
  if (!tenant)
    return { recipients: await findRecipientsByAddress(payload, to.trim().toLowerCase()), screen: '/auth/account' }
  const { key, screen } = template === 'formAnswer' ? FORMS : PEOPLE
  return { recipients: await readStaffWithKey(payload, tenant, key), screen }
}

/**
 * Sends one email of the outbox. Its row is locked while it is sent, so that no two workers send it. The content is
 * deleted in the transaction that marks it as sent or failed.
 * @throws DeliveryProblem if it should be retried
 */
export async function sendMail(payload: BasePayload, { id }: { id: string }, send?: SendMail): Promise<void> {
  const problem = await inTransaction(poolOf(payload), async (client) => {
    const mail = await claimMail(client, id)
    if (!mail) return null
    const failure = await deliver(payload, client, mail, send)
    const isLost = failure !== null && (failure.isFinal || mail.attempts + 1 >= MAX_ATTEMPTS)
    await recordAttempt(client, id, isLost ? 'failed' : failure ? 'queued' : 'sent', failure?.message ?? null)
    if (failure && isLost) await notifyOfLostMail(payload, mail, failure.reason)
    return isLost ? null : failure
  })
  if (problem) throw problem
}

/** @returns the reason for a failed delivery; null on success */
async function deliver(
  payload: BasePayload,
  client: PoolClient,
  mail: QueuedMail,
  send?: SendMail,
): Promise<DeliveryProblem | null> {
  if (!mail.sealed || mail.attempts >= MAX_ATTEMPTS)
    return new DeliveryProblem('Gave up after too many attempts', 'unreachable', true)
  const tenant = mail.tenant ? await readTenantHead(payload, client, mail.tenant) : null
  try {
    const { content, language } = openMail(mail.sealed)
    const { mailFooter, productName } = await readPlatformSettings({ payload })
    const letter = await renderMail(content, {
      footer: textIn(mailFooter, language),
      language,
      product: productName,
      tenant,
    })
    await (send ?? mailTransport({ ...settings(), MAIL_FROM: senderOf(productName) }))({
      id: mail.id,
      to: mail.to,
      replyTo: (content.template === 'formAnswer' && content.visitor) || undefined,
      ...letter,
    })
    return null
  } catch (error) {
    return deliveryProblem(error)
  }
}

/** The sender as `Name <address>`: MAIL_FROM if it is set, otherwise the product name with the default address. */
function senderOf(product: string): string {
  const { MAIL_FROM } = settings()
  return isVariableSet('MAIL_FROM')
    ? MAIL_FROM
    : MAIL_FROM.replace(/^[^<]*/, () => `"${product.replace(/["\\\\]/g, '')}" `)
}
