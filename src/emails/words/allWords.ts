import type { MailLanguage } from '../mailLanguages'
import { ar } from './ar'
import { en } from './en'
import { es } from './es'
import type { MailWords } from './MailWords'

/** What mails say, by language. */
export const allWords: Record<MailLanguage, MailWords> = { ar, en, es }
