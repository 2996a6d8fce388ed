import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Settings } from '../lib/settings/readSettings'
import type { RenderedMail } from './renderMail'

export interface OutgoingMail extends RenderedMail {
  id: string
  to: string
}

/** Sends a mail. Throws when it could not be handed over. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

type MailSettings = Pick<Settings, 'CALLBOARD_DATA' | 'MAIL_FROM' | 'SMTP_URL'>

/** By SMTP where that is set up; otherwise mails are kept as files that only this machine's owner reads. */
export function mailTransport({ CALLBOARD_DATA, MAIL_FROM, SMTP_URL }: MailSettings): SendMail {
  if (SMTP_URL) {
    // Shorter than the longest that the mail's row may stay locked.
    const smtp = nodemailer.createTransport({ connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 8_000, url: SMTP_URL }, { from: MAIL_FROM })
    return async ({ html, id, subject, text, to }) => {
      // The same mail sent twice (the worker died after sending) has the same id, by which mailboxes drop it.
      await smtp.sendMail({ headers: { 'Auto-Submitted': 'auto-generated' }, html, messageId: `<${id}@callboard>`, subject, text, to })
    }
  }
  const folder = path.resolve(CALLBOARD_DATA, 'mail')
  return async ({ id, ...mail }) => {
    await mkdir(folder, { mode: 0o700, recursive: true })
    await writeFile(path.join(folder, `${id}.json`), JSON.stringify({ id, ...mail, sentAt: new Date().toISOString() }, null, 2), { mode: 0o600 })
  }
}
