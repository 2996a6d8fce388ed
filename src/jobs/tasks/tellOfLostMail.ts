import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'
import { mailLanguage } from '../../emails/mailLanguages'
import { allWords } from '../../emails/words/allWords'
import type { LossReason } from '../../emails/words/MailWords'

interface LostMail {
  id: string
  template: string
  tenant: string | null
  to: string
}

interface Recipient {
  id: string
  language: string | null
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
      data: { body: body[reason], href: `${payload.config.routes.admin}${screen}`, recipient: id, tenant: mail.tenant, title: line },
      returning: false,
    })
  }
}

/** Nobody but the provider can reach an owner who never got in. */
const TO_PROVIDER = ['welcomeOwner']

const FORMS = { key: 'forms:manage', screen: '/collections/forms' }
const PEOPLE = { key: 'users:admin', screen: '/settings/users' }

async function whoCanAct(payload: BasePayload, { id, template, tenant, to }: LostMail): Promise<{ recipients: Recipient[]; screen: string }> {
  const pool = poolOf(payload)
  if (TO_PROVIDER.includes(template)) {
    const { rows } = await pool.query<Recipient>(`select u.id, u.language from users u join users_roles r on r.parent_id = u.id where r.value = 'super-admin'`)
    return { recipients: rows, screen: `/collections/mails/${id}` }
  }
  if (!tenant) {
    // A mail about an account: its person, when they are next signed in.
    const { rows } = await pool.query<Recipient>('select id, language from users where email = $1', [to.trim().toLowerCase()])
    return { recipients: rows, screen: '/auth/account' }
  }
  const { key, screen } = template === 'formAnswer' ? FORMS : PEOPLE
  const { rows } = await pool.query<Recipient>(
    `select id, language from users where id in (
      select owner_id from tenants where id = $1
      union select m.user_id from memberships m left join user_roles r on r.id = m.user_role_id
        where m.tenant_id = $1 and (m.role = 'tenant-admin' or r.permissions -> $2 = 'true'::jsonb))`,
    [tenant, key],
  )
  return { recipients: rows, screen }
}
