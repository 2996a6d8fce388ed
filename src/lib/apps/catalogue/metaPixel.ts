import { loadWhen, secretField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const metaPixel = defineApp({
  handle: 'metaPixel',
  settings: [
    textField({ name: 'pixelId', help: 'appSettingPixelIdHelp', isPublic: true, isRequired: true, label: 'appSettingPixelId', pattern: /^\d{10,20}$/, patternHint: 'appSettingHintPixel' }),
    secretField({ name: 'accessToken', help: 'appSettingMetaTokenHelp', label: 'appSettingAccessToken' }),
    loadWhen(),
  ],
})
