import type { MailLanguage } from '@/emails/queueMail'
import { ar } from './ar'
import { cy } from './cy'
import { en } from './en'
import { es } from './es'
import type { MailMessages } from './MailMessages'

/** Texts of emails, by language. */
export const mailMessages: Record<MailLanguage, MailMessages> = { ar, cy, en, es }
