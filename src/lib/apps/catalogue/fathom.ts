import { defineApp } from '../defineApp'

export const fathom = defineApp({
  handle: 'fathom',
  settings: [
    { name: 'siteId', help: 'appSettingFathomSiteHelp', isPublic: true, isRequired: true, label: 'appSettingSiteId', pattern: /^[A-Z]{6,12}$/, patternHint: 'appSettingHintLetters', type: 'text' },
    { name: 'honorDnt', default: true, isPublic: true, label: 'appSettingDoNotTrack', type: 'switch' },
  ],
})
