import { numberField, secretField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import { basicAuth, httpsUrl } from '../website/addresses'

/** API hosts of all regions, under the current and the former domain. */
const API_HOST = /^r\d{1,2}-api\.(?:dotdigital|dotmailer)\.com$/

export const dotdigital = defineApp({
  handle: 'dotdigital',
  settings: [
    urlField({
      name: 'signUpUrl',
      help: 'appSettingDotdigitalFormHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingSignUpUrl',
    }),
    urlField({
      name: 'apiUrl',
      boundSecret: 'apiPassword',
      help: 'appSettingDotdigitalUrlHelp',
      label: 'appSettingApiUrl',
    }),
    textField({ name: 'apiUser', boundSecret: 'apiPassword', label: 'appSettingApiUser' }),
    secretField({ name: 'apiPassword', label: 'appSettingApiPassword' }),
    numberField({ name: 'addressBookId', isWhole: true, label: 'appSettingAddressBook', max: 999_999_999, min: 1 }),
  ],
  website: {
    policy: () => ({}),
    signUp: {
      call: (email, { addressBookId, apiUrl, apiUser }, { apiPassword }) => {
        const base = httpsUrl(apiUrl)
        // Never send the password to another host.
        if (!base || !API_HOST.test(base.host) || !addressBookId || !apiUser || !apiPassword) return null
        return {
          body: JSON.stringify({ email, emailType: 'Html', optInType: 'Single' }),
          headers: { Authorization: basicAuth(String(apiUser), apiPassword), 'Content-Type': 'application/json' },
          url: `https://${base.host}/v2/address-books/${Number(addressBookId)}/contacts`,
        }
      },
      judge: ({ status }) => (status < 300 ? 'signedUp' : status === 400 ? 'wrong' : 'broken'),
      link: ({ signUpUrl }) => String(signUpUrl),
      secrets: ['apiPassword'],
    },
  },
})
