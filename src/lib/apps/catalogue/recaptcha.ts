import { numberField, secretField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const recaptcha = defineApp({
  handle: 'recaptcha',
  settings: [
    textField({ name: 'siteKey', boundSecret: 'secretKey', isPublic: true, isRequired: true, label: 'appSettingSiteKey', pattern: /^[\w-]{20,80}$/, patternHint: 'appSettingHintLong' }),
    secretField({ name: 'secretKey', help: 'appSettingSecretKeyHelp', isRequired: true, label: 'appSettingSecretKey' }),
    numberField({ name: 'score', fallback: 0.5, help: 'appSettingScoreHelp', label: 'appSettingScore', max: 1, min: 0 }),
  ],
})
