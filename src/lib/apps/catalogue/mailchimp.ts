import { defineApp } from '../defineApp'

export const mailchimp = defineApp({
  handle: 'mailchimp',
  settings: [
    { name: 'signUpUrl', help: 'appSettingMailchimpFormHelp', isPublic: true, isRequired: true, label: 'appSettingSignUpUrl', type: 'url' },
    { name: 'audienceId', help: 'appSettingAudienceIdHelp', label: 'appSettingAudienceId', pattern: /^[a-z0-9]{6,16}$/i, patternHint: 'appSettingHintMixed', type: 'text' },
    { name: 'serverPrefix', boundSecret: 'apiKey', help: 'appSettingServerPrefixHelp', label: 'appSettingServerPrefix', pattern: /^[a-z]{2}\d{1,3}$/, patternHint: 'appSettingHintServer', type: 'text' },
    { name: 'apiKey', help: 'appSettingMailchimpKeyHelp', label: 'appSettingApiKey', type: 'secret' },
    { name: 'doubleOptIn', default: true, isPublic: true, label: 'appSettingDoubleOptIn', type: 'switch' },
  ],
})
