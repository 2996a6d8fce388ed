import { numberField, secretField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const dotdigital = defineApp({
  handle: 'dotdigital',
  settings: [
    urlField({ name: 'signUpUrl', help: 'appSettingDotdigitalFormHelp', isPublic: true, isRequired: true, label: 'appSettingSignUpUrl' }),
    urlField({ name: 'apiUrl', boundSecret: 'apiPassword', help: 'appSettingDotdigitalUrlHelp', label: 'appSettingApiUrl' }),
    textField({ name: 'apiUser', boundSecret: 'apiPassword', label: 'appSettingApiUser' }),
    secretField({ name: 'apiPassword', label: 'appSettingApiPassword' }),
    numberField({ name: 'addressBookId', isWhole: true, label: 'appSettingAddressBook', max: 999_999_999, min: 1 }),
  ],
})
