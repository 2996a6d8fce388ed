import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const metaPixel = defineApp({
  handle: 'metaPixel',
  settings: [
    { name: 'pixelId', help: 'appSettingPixelIdHelp', isPublic: true, isRequired: true, label: 'appSettingPixelId', pattern: /^\d{10,20}$/, patternHint: 'appSettingHintPixel', type: 'text' },
    { name: 'accessToken', help: 'appSettingMetaTokenHelp', label: 'appSettingAccessToken', type: 'secret' },
    loadWhen,
  ],
})
