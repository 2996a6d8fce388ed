import { defineApp } from '../defineApp'

export const dotdigital = defineApp({
  handle: 'dotdigital',
  settings: [
    { name: 'signUpUrl', help: 'appSettingDotdigitalFormHelp', isPublic: true, isRequired: true, label: 'appSettingSignUpUrl', type: 'url' },
    { name: 'apiUrl', boundSecret: 'apiPassword', help: 'appSettingDotdigitalUrlHelp', label: 'appSettingApiUrl', type: 'url' },
    { name: 'apiUser', boundSecret: 'apiPassword', label: 'appSettingApiUser', type: 'text' },
    { name: 'apiPassword', label: 'appSettingApiPassword', type: 'secret' },
    { name: 'addressBookId', isWhole: true, label: 'appSettingAddressBook', max: 999_999_999, min: 1, type: 'number' },
  ],
})
