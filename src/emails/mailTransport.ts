import path from 'node:path'
import type { Settings } from '@/lib/settings'
import type { SendMail } from './outgoingMail'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import nodemailer from 'nodemailer'

/** Total timeout in milliseconds. Shorter than the maximum time that the email's row may stay locked. */
const TOTAL_TIMEOUT_MS = 12_000

const TIMEOUTS_MS = { connectionTimeout: 4_000, dnsTimeout: 3_000, greetingTimeout: 4_000, socketTimeout: 8_000 }

/**
 * Sends emails by SMTP, each over its own connection.
 * @param from sender of all emails, as `Name <address>`
 */
function smtpTransport(url: string, from: string): SendMail {
  const smtp = nodemailer.createTransport(
    { ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true, url },
    { from },
  )
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'callboard'
  return async ({ html, id, language, pictures, replyTo, subject, text, to }) => {
    await smtp.sendMail({
      attachments: pictures.map(({ cid, content }) => ({
        cid,
        content,
        contentDisposition: 'inline',
        contentType: 'image/png',
        filename: 'sender.png',
      })),
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      html,
      // If the worker dies after sending, the email is sent again with the same id, which lets mailboxes discard the
      // duplicate.
      messageId: `<${id}@${domain}>`,
      signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
      subject,
      text,
      ...(replyTo && { replyTo: { address: replyTo, name: '' } }),
      // Passed as a single address, so that a comma in it does not add a recipient.
      to: { address: to, name: '' },
    })
  }
}

export type MailSettings = Pick<Settings, 'CALLBOARD_DATA' | 'MAIL_FROM' | 'SMTP_URL'>

/** Sends emails by SMTP if configured; otherwise stores them as files that only the machine's owner can read. */
export const mailTransport = ({ CALLBOARD_DATA, MAIL_FROM, SMTP_URL }: MailSettings): SendMail =>
  SMTP_URL ? smtpTransport(SMTP_URL, MAIL_FROM) : storeMailAsFile(path.resolve(CALLBOARD_DATA, 'mail'))

/** Stores emails in a folder, one file each, with their images inlined. */
function storeMailAsFile(folder: string): SendMail {
  return async ({ html, id, language, pictures, replyTo, subject, text, to }) => {
    const standaloneHtml = pictures.reduce(
      (page, { cid, content }) => page.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
      html,
    )
    const kept = { id, html: standaloneHtml, language, replyTo, sentAt: new Date().toISOString(), subject, text, to }
    const file = path.join(folder, `${id}.json`)
    await mkdir(folder, { mode: 0o700, recursive: true })
    // Rename atomically, so that readers find either the complete file or none.
    await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
