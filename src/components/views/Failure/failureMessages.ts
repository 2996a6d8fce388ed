import { failureMessages as ar } from '@/i18n/failure/ar'
import { failureMessages as cy } from '@/i18n/failure/cy'
import { failureMessages as en } from '@/i18n/failure/en'
import { failureMessages as es } from '@/i18n/failure/es'
import type { FailureMessages } from './Failure'

const LANGUAGES: Record<string, typeof ar> = { ar, cy, en, es }

/**
 * Texts of the failure page. Payload's translations are unavailable when a page fails, so the language is read from
 * Payload's cookie, or else from the browser's preference.
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
  const preferred = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  const code =
    [chosen, ...preferred, 'en'].find((candidate) => candidate !== undefined && Object.hasOwn(LANGUAGES, candidate)) ??
    'en'
  const messages = LANGUAGES[code] ?? en
  return {
    away: messages.databaseAway,
    code,
    failed: messages.failedPage,
    title: messages.failedPageTitle,
    tryAgain: messages.tryAgain,
  }
}
