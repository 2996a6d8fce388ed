import path from 'node:path'
import type { Settings } from '../lib/settings/readSettings'
import { storeMailAsFile } from './storeMailAsFile'
import type { SendMail } from './outgoingMail'
import { smtpTransport } from './smtpTransport'

export type MailSettings = Pick<Settings, 'CALLBOARD_DATA' | 'MAIL_FROM' | 'SMTP_URL'>

/** Sends emails by SMTP if configured; otherwise stores them as files that only the machine's owner can read. */
export const mailTransport = ({ CALLBOARD_DATA, MAIL_FROM, SMTP_URL }: MailSettings): SendMail =>
  SMTP_URL ? smtpTransport(SMTP_URL, MAIL_FROM) : storeMailAsFile(path.resolve(CALLBOARD_DATA, 'mail'))
