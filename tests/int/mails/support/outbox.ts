import { createLocalReq, commitTransaction, initTransaction } from 'payload'
import type { TestApp } from '@tests/support/boot'
import { poolOf } from '@/database/connections'
import { mailTransport } from '@/emails/mailTransport'
import { queueMail, type QueuedMail } from '@/emails/queueMail'
import { sendMail } from '@/jobs/tasks/sendMail'

export interface MailRow {
  status: string
  attempts: number
  problem: string | null
  sealed: string | null
}

/** A mail that nothing depends on. */
export const resetMail = (to: string, link = 'https://callboard.test/admin/reset/token'): QueuedMail => ({
  content: { askedBy: '', link, name: 'Robin', template: 'resetPassword' },
  to,
})

/** Puts a mail into the outbox, as an operation does. @returns its id */
export async function queue(app: TestApp, mail: QueuedMail): Promise<string> {
  const req = await createLocalReq({}, app.payload)
  await initTransaction(req)
  await queueMail(req, mail)
  await commitTransaction(req)
  const { rows } = await poolOf(app.payload).query<{ id: string }>(
    `select id from mails where lower("to") = lower($1) order by created_at desc, id desc limit 1`,
    [mail.to],
  )
  return rows[0]!.id
}

/** Tries once to send it to the given server, as the worker does. */
export const trySending = (app: TestApp, id: string, url: string): Promise<void> =>
  sendMail(app.payload, { id }, transportTo(url))

const transportTo = (url: string) =>
  mailTransport({
    CALLBOARD_DATA: process.env.CALLBOARD_DATA!,
    MAIL_FROM: 'Callboard <no-reply@callboard.test>',
    SMTP_URL: url,
  })

export async function rowOf(app: TestApp, id: string): Promise<MailRow> {
  const { rows } = await poolOf(app.payload).query<MailRow>(
    'select status::text, attempts::int, problem, sealed from mails where id = $1',
    [id],
  )
  return rows[0]!
}
