import { failureWords as ar } from '../../../i18n/failure/ar'
import { failureWords as en } from '../../../i18n/failure/en'
import { failureWords as es } from '../../../i18n/failure/es'
import type { FailureWords } from './Failure'

const LANGUAGES: Record<string, typeof ar> = { ar, en, es }

/**
 * The words of the failure page. Payload's translations are not there when a page fails, so the language is read from
 * the cookie that Payload keeps it in.
 * @param cookies as in `document.cookie`
 */
export function failureWords(cookies: string, prefix = 'payload'): FailureWords {
  const language = cookies.split('; ').find((cookie) => cookie.startsWith(`${prefix}-lng=`))?.split('=')[1]
  const words = LANGUAGES[language ?? ''] ?? en
  return { away: words.databaseAway, failed: words.failedPage, title: words.failedPageTitle, tryAgain: words.tryAgain }
}
