import { secretField, switchField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const mailchimp = defineApp({
  handle: 'mailchimp',
  settings: [
    urlField({ name: 'signUpUrl', help: 'appSettingMailchimpFormHelp', isPublic: true, isRequired: true, label: 'appSettingSignUpUrl' }),
    textField({ name: 'audienceId', help: 'appSettingAudienceIdHelp', label: 'appSettingAudienceId', pattern: /^[a-z0-9]{6,16}$/i, patternHint: 'appSettingHintMixed' }),
    textField({ name: 'serverPrefix', boundSecret: 'apiKey', help: 'appSettingServerPrefixHelp', label: 'appSettingServerPrefix', pattern: /^[a-z]{2}\d{1,3}$/, patternHint: 'appSettingHintServer' }),
    secretField({ name: 'apiKey', help: 'appSettingMailchimpKeyHelp', label: 'appSettingApiKey' }),
    switchField({ name: 'doubleOptIn', defaultValue: true, isPublic: true, label: 'appSettingDoubleOptIn' }),
  ],
})
