import path from 'node:path'
import type { Settings } from '../lib/settings/readSettings'
import { keepMail } from './keepMail'
import type { SendMail } from './outgoingMail'
import { smtpTransport } from './smtpTransport'

export type MailSettings = Pick<Settings, 'CALLBOARD_DATA' | 'MAIL_FROM' | 'SMTP_URL'>

/** By SMTP where that is set up; otherwise mails are kept as files that only this machine's owner reads. */
export const mailTransport = ({ CALLBOARD_DATA, MAIL_FROM, SMTP_URL }: MailSettings): SendMail =>
  SMTP_URL ? smtpTransport(SMTP_URL, MAIL_FROM) : keepMail(path.resolve(CALLBOARD_DATA, 'mail'))
