import path from 'node:path'
import type { Settings } from '@/lib/settings'
import { smtpTransport } from './smtpTransport'
import type { SendMail } from './outgoingMail'
import { mkdir, rename, writeFile } from 'node:fs/promises'

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
