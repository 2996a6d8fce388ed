import type { Translator } from '@/i18n/createTranslator'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/accounts/personFields'
import type { FormField } from './FormDialog'

/** Input fields of the account dialogs, by their name in the request. */
export const accountFields = {
  code: (t: Translator): FormField => ({
    autoComplete: 'one-time-code',
    dir: 'ltr',
    label: t('loginCode'),
    maxLength: 40,
    name: 'code',
  }),
  email: (t: Translator): FormField => ({
    autoComplete: 'email',
    label: t('accountAddressNew'),
    maxLength: 254,
    name: 'email',
    type: 'email',
  }),
  newPassword: (t: Translator): FormField => ({
    autoComplete: 'new-password',
    help: t('accountPasswordRule', { min: PASSWORD_MIN }),
    label: t('accountPasswordNew'),
    maxLength: PASSWORD_MAX,
    minLength: PASSWORD_MIN,
    name: 'newPassword',
    type: 'password',
  }),
  password: (t: Translator): FormField => ({
    autoComplete: 'current-password',
    label: t('accountPasswordCurrent'),
    maxLength: 1000,
    name: 'password',
    type: 'password',
  }),
}
