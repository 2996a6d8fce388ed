import { createHash } from 'node:crypto'
import { secretField, switchField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import type { ServiceAnswer, ServiceCall } from '../website/serviceCalls'
import type { SettingValues } from '../settingValues'
import { isRecord } from '@/lib/values'

/** The members of the audience at the API of Mailchimp; null if required settings are missing. */
function membersOf(
  { audienceId, serverPrefix }: SettingValues,
  { apiKey }: Record<string, string>,
): Pick<ServiceCall, 'headers' | 'url'> | null {
  if (!audienceId || !serverPrefix || !apiKey) return null
  return {
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    url: `https://${String(serverPrefix)}.api.mailchimp.com/3.0/lists/${encodeURIComponent(String(audienceId))}/members`,
  }
}

/** Whether the audience has this address, subscribed or not. */
const isMember = ({ body, status }: ServiceAnswer): boolean =>
  status === 400 && isRecord(body) && body.title === 'Member Exists'

export const mailchimp = defineApp({
  handle: 'mailchimp',
  settings: [
    urlField({
      name: 'signUpUrl',
      help: 'appSettingMailchimpFormHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingSignUpUrl',
    }),
    textField({
      name: 'audienceId',
      help: 'appSettingAudienceIdHelp',
      label: 'appSettingAudienceId',
      pattern: /^[a-z0-9]{6,16}$/i,
      patternHint: 'appSettingHintMixed',
    }),
    textField({
      name: 'serverPrefix',
      boundSecret: 'apiKey',
      help: 'appSettingServerPrefixHelp',
      label: 'appSettingServerPrefix',
      pattern: /^[a-z]{2}\d{1,3}$/,
      patternHint: 'appSettingHintServer',
    }),
    secretField({ name: 'apiKey', help: 'appSettingMailchimpKeyHelp', label: 'appSettingApiKey' }),
    switchField({ name: 'doubleOptIn', defaultValue: true, isPublic: true, label: 'appSettingDoubleOptIn' }),
  ],
  website: {
    policy: () => ({}),
    signUp: {
      call: (email, settings, secrets) => {
        const status = settings.doubleOptIn === false ? 'subscribed' : 'pending'
        const members = membersOf(settings, secrets)
        return members && { ...members, body: JSON.stringify({ email_address: email, status }) }
      },
      // Whoever has unsubscribed stays a member, and can only be subscribed again by confirming it.
      follow: (email, [first, member, changed], settings, secrets) => {
        const members = membersOf(settings, secrets)
        if (!members || !first || !isMember(first) || changed) return null
        const url = `${members.url}/${createHash('md5').update(email.toLowerCase()).digest('hex')}`
        if (!member) return { ...members, method: 'GET', url }
        if (isRecord(member.body) && ['pending', 'subscribed'].includes(String(member.body.status))) return null
        return { ...members, body: JSON.stringify({ email_address: email, status: 'pending' }), method: 'PUT', url }
      },
      judge: (answer, { doubleOptIn }) => {
        // Existing subscribers get the same response as new ones, so that it does not reveal who is subscribed.
        if (answer.status < 300 || isMember(answer)) return doubleOptIn === false ? 'signedUp' : 'pending'
        return answer.status === 400 ? 'wrong' : 'broken'
      },
      link: ({ signUpUrl }) => String(signUpUrl),
      secrets: ['apiKey'],
    },
  },
})
