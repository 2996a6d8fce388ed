import type { WordKey } from '../../../i18n/en'

/** What a refused request for a link means, as one of our texts. @param code of the answer, such as `rate_limit:accounts` */
export function forgotProblem(code: string): WordKey {
  const [kind] = code.split(':')
  if (kind === 'bad_request') return 'accountBadAddress'
  return kind === 'rate_limit' ? 'accountTooOften' : 'forgotFailed'
}
