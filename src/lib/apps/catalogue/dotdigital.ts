import { numberField, secretField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import type { SettingValues } from '../settingValues'
import { basicAuth, httpsUrl } from '../website/addresses'
import type { ServiceAnswer, ServiceCall } from '../website/serviceCalls'
import { isRecord } from '@/lib/values'

/** API hosts of all regions, under the current and the former domain. */
const API_HOST = /^r\d{1,2}-api\.(?:dotdigital|dotmailer)\.com$/

/** The contacts of the address book at the API of Dotdigital; null if required settings are missing. */
function contactsOf(
  { addressBookId, apiUrl, apiUser }: SettingValues,
  { apiPassword }: Record<string, string>,
): Pick<ServiceCall, 'headers' | 'url'> | null {
  const base = httpsUrl(apiUrl)
  // Never send the password to another host.
  if (!base || !API_HOST.test(base.host) || !addressBookId || !apiUser || !apiPassword) return null
  return {
    headers: { Authorization: basicAuth(String(apiUser), apiPassword), 'Content-Type': 'application/json' },
    url: `https://${base.host}/v2/address-books/${Number(addressBookId)}/contacts`,
  }
}

/** Whether the contact has unsubscribed, from the address book (`ERROR_CONTACT_SUPPRESSEDFORADDRESSBOOK`) or from all. */
const isSuppressed = ({ body, status }: ServiceAnswer): boolean =>
  status >= 400 && isRecord(body) && /\bERROR_CONTACT_SUPPRESSED/.test(String(body.message))

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
      call: (email, settings, secrets) => {
        const contacts = contactsOf(settings, secrets)
        return contacts && { ...contacts, body: JSON.stringify({ email, emailType: 'Html', optInType: 'Single' }) }
      },
      follow: (email, [first, resubscribed], settings, secrets) => {
        const contacts = contactsOf(settings, secrets)
        if (!contacts || !first || !isSuppressed(first) || resubscribed) return null
        return {
          ...contacts,
          body: JSON.stringify({ unsubscribedContact: { email } }),
          url: `${contacts.url}/resubscribe`,
        }
      },
      judge: (answer) => {
        // The same for whoever has unsubscribed, so that it does not reveal who was subscribed.
        if (answer.status < 300 || isSuppressed(answer)) return 'signedUp'
        return answer.status === 400 ? 'wrong' : 'broken'
      },
      link: ({ signUpUrl }) => String(signUpUrl),
      secrets: ['apiPassword'],
    },
  },
})
