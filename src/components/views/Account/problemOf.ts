import type { Translator } from '@/i18n/createTranslator'
import { PASSWORD_MIN } from '@/lib/accounts/personFields'

interface Refusal {
  code: string
  error: string
  errors?: { message: string; path?: string }[]
}

/** Why a change to the account was rejected, in the UI language, and the field it concerns. */
export interface Problem {
  message: string
  path?: string
}

/** Converts an error of the account endpoints. */
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
