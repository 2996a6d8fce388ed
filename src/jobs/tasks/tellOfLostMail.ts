import type { BasePayload } from 'payload'
import { ownersOfAddress, staffWithKey, superAdmins, type Recipient } from '../../database/people/recipients'
import { mailLanguage } from '../../emails/mailLanguages'
import { allWords } from '../../emails/words/allWords'
import type { LossReason } from '../../emails/words/MailWords'

interface LostMail {
  id: string
  template: string
  tenant: string | null
  to: string
}

/** Puts a notice behind the bell of everybody who can do something about a mail that did not arrive, once until it is read. */
export async function tellOfLostMail(payload: BasePayload, mail: LostMail, reason: LossReason): Promise<void> {
  const { recipients, screen } = await whoCanAct(payload, mail)
  for (const { id, language } of recipients) {
    const { body, title } = allWords[mailLanguage(language)].lost
    const line = title(mail.to).slice(0, 200)
    const { totalDocs } = await payload.db.count({
      collection: 'notices',
      where: { and: [{ recipient: { equals: id } }, { title: { equals: line } }, { readAt: { exists: false } }] },
    })
    if (totalDocs > 0) continue
    await payload.db.create({
      collection: 'notices',
      data: {
        body: body[reason],
        href: `${payload.config.routes.admin}${screen}`,
        recipient: id,
        tenant: mail.tenant,
        title: line,
      },
      returning: false,
    })
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
