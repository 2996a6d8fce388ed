import type { Translator } from '../../../i18n/createTranslator'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../lib/accounts/newPassword'
import type { Question } from './FormDialog'

/** Input fields of the account dialogs, by their name in the request. */
export const questions = {
  code: (t: Translator): Question => ({
    autoComplete: 'one-time-code',
    dir: 'ltr',
    label: t('loginCode'),
    maxLength: 40,
    name: 'code',
  }),
  email: (t: Translator): Question => ({
    autoComplete: 'email',
    label: t('accountAddressNew'),
    maxLength: 254,
    name: 'email',
    type: 'email',
  }),
  newPassword: (t: Translator): Question => ({
    autoComplete: 'new-password',
    help: t('accountPasswordRule', { min: PASSWORD_MIN }),
    label: t('accountPasswordNew'),
    maxLength: PASSWORD_MAX,
    minLength: PASSWORD_MIN,
    name: 'newPassword',
    type: 'password',
  }),
  password: (t: Translator): Question => ({
    autoComplete: 'current-password',
    label: t('accountPasswordCurrent'),
    maxLength: 1000,
    name: 'password',
    type: 'password',
  }),
}
