import nodemailer from 'nodemailer'
import type { SendMail } from './outgoingMail'

/** All waits together, in milliseconds. Shorter than the longest that the mail's row may stay locked. */
const LONGEST = 12_000

const WAITS = { connectionTimeout: 4_000, dnsTimeout: 3_000, greetingTimeout: 4_000, socketTimeout: 8_000 }

/**
 * Hands mails to a mail server, each over a connection of its own.
 * @param from sender of all mails, as `Name <address>`
 */
export function smtpTransport(url: string, from: string): SendMail {
  const smtp = nodemailer.createTransport({ ...WAITS, disableFileAccess: true, disableUrlAccess: true, url }, { from })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'callboard'
  return async ({ html, id, language, pictures, subject, text, to }) => {
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
      // The same mail sent twice (the worker died after sending) has the same id, by which mailboxes drop it.
      messageId: `<${id}@${domain}>`,
      signal: AbortSignal.timeout(LONGEST),
      subject,
      text,
      // As one address: a comma in it does not make it two.
      to: { address: to, name: '' },
    })
  }
}
