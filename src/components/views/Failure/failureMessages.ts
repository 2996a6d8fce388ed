import { failureMessages as ar } from '../../../i18n/failure/ar'
import { failureMessages as en } from '../../../i18n/failure/en'
import { failureMessages as es } from '../../../i18n/failure/es'
import type { FailureMessages } from './Failure'

const LANGUAGES: Record<string, typeof ar> = { ar, en, es }

/**
 * The words of the failure page. Payload's translations are not there when a page fails, so the language is read from
 * the cookie that Payload keeps it in, else from what the browser prefers.
 * @param cookies as in `document.cookie`
 */
export function failureMessagesFor(
  cookies: string,
  { accepted = '', prefix = 'payload' } = {},
): FailureMessages & { code: string } {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${prefix}-lng=`))
    ?.split('=')[1]
  const preferred = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  const code = [chosen, ...preferred, 'en'].find((one) => one !== undefined && Object.hasOwn(LANGUAGES, one)) ?? 'en'
  const words = LANGUAGES[code] ?? en
  return {
    away: words.databaseAway,
    code,
    failed: words.failedPage,
    title: words.failedPageTitle,
    tryAgain: words.tryAgain,
  }
}
