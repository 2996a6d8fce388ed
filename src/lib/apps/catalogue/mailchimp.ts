import { secretField, switchField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import { isRecord } from '@/lib/values'

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
      call: (email, { audienceId, doubleOptIn, serverPrefix }, { apiKey }) => {
        if (!audienceId || !serverPrefix || !apiKey) return null
        return {
          body: JSON.stringify({ email_address: email, status: doubleOptIn === false ? 'subscribed' : 'pending' }),
          headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
          url: `https://${String(serverPrefix)}.api.mailchimp.com/3.0/lists/${encodeURIComponent(String(audienceId))}/members`,
        }
      },
      judge: ({ body, status }, { doubleOptIn }) => {
        // Existing subscribers get the same response as new ones, so that it does not reveal who is subscribed.
        const isSubscribed = status < 300 || (status === 400 && isRecord(body) && body.title === 'Member Exists')
        if (isSubscribed) return doubleOptIn === false ? 'signedUp' : 'pending'
        return status === 400 ? 'wrong' : 'broken'
      },
      link: ({ signUpUrl }) => String(signUpUrl),
      secrets: ['apiKey'],
    },
  },
})
