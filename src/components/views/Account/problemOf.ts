import type { Translator } from '../../../i18n/createTranslator'
import { PASSWORD_MIN } from '../../../lib/accounts/newPassword'

interface Refusal {
  code: string
  error: string
  errors?: { message: string; path?: string }[]
}

/** Why a change of the account was refused, in the reader's language, and which field it is about. */
export interface Problem {
  message: string
  path?: string
}

/** Reads a refusal of one of the account's operations. */
export function problemOf({ code, error, errors }: Refusal, t: Translator): Problem {
  const [kind] = code.split(':')
  if (kind === 'rate_limit') return { message: t('accountTooOften') }
  if (kind === 'network' || kind === 'failed' || kind === 'internal') return { message: t('accountFailed') }
  const path = errors?.[0]?.path
  switch (path) {
    case 'code':
      return { message: t('accountWrongCode'), path }
    case 'email':
      return { message: kind === 'refused' ? t('accountSameAddress') : t('accountBadAddress'), path }
    case 'newPassword':
      return { message: t('accountPasswordRule', { min: PASSWORD_MIN }), path }
    case 'password':
      return { message: t('accountWrongPassword'), path }
    default:
      return { message: error || t('accountFailed') }
  }
}
