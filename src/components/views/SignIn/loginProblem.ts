import type { WordKey } from '../../../i18n/en'

/** Why somebody was not signed in, as one of our texts. */
export interface LoginProblem {
  word: WordKey
  values?: Record<string, number>
}

/**
 * What a refused sign-in means.
 * @param code of the answer, such as `wrong_code:accounts`
 * @param retryAfter in seconds
 * @returns `code` where the password was right and a code is asked for
 */
export function loginProblem(code: string, retryAfter: number): LoginProblem | 'code' {
  switch (code.split(':')[0]) {
    case 'second_factor':
      return 'code'
    case 'bad_request':
    case 'wrong_password':
      return { word: 'loginWrong' }
    case 'wrong_code':
      return { word: 'loginCodeWrong' }
    case 'rate_limit':
      return { values: { count: Math.max(1, Math.ceil(retryAfter / 60)) }, word: 'loginTooOften' as WordKey }
    case 'unavailable':
      return { word: code === 'unavailable:accounts' ? 'loginBusy' : 'databaseAway' }
    default:
      return { word: 'loginFailed' }
  }
}
