import nodemailer from 'nodemailer'
import type { SendMail } from './outgoingMail'

/** Total timeout in milliseconds. Shorter than the maximum time that the email's row may stay locked. */
const TOTAL_TIMEOUT_MS = 12_000

const TIMEOUTS_MS = { connectionTimeout: 4_000, dnsTimeout: 3_000, greetingTimeout: 4_000, socketTimeout: 8_000 }

/**
 * Sends emails by SMTP, each over its own connection.
 * @param from sender of all emails, as `Name <address>`
 */
export function smtpTransport(url: string, from: string): SendMail {
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
