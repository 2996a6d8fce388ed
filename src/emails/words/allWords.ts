import type { MailLanguage } from '../queueMail'
import { ar } from './ar'
import { en } from './en'
import { es } from './es'
import type { MailMessages } from './MailWords'

/** What mails say, by language. */
export const mailMessages: Record<MailLanguage, MailMessages> = { ar, en, es }
