import { switchField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const fathom = defineApp({
  handle: 'fathom',
  settings: [
    textField({ name: 'siteId', help: 'appSettingFathomSiteHelp', isPublic: true, isRequired: true, label: 'appSettingSiteId', pattern: /^[A-Z]{6,12}$/, patternHint: 'appSettingHintLetters' }),
    switchField({ name: 'honorDnt', defaultValue: true, isPublic: true, label: 'appSettingDoNotTrack' }),
  ],
})
