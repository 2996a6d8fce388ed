import { defineApp } from '../defineApp'

export const recaptcha = defineApp({
  handle: 'recaptcha',
  settings: [
    { name: 'siteKey', boundSecret: 'secretKey', isPublic: true, isRequired: true, label: 'appSettingSiteKey', pattern: /^[\w-]{20,80}$/, patternHint: 'appSettingHintLong', type: 'text' },
    { name: 'secretKey', help: 'appSettingSecretKeyHelp', isRequired: true, label: 'appSettingSecretKey', type: 'secret' },
    { name: 'score', default: 0.5, help: 'appSettingScoreHelp', label: 'appSettingScore', max: 1, min: 0, type: 'number' },
  ],
})
