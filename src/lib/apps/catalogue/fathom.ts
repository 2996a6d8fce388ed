import { loadWhen, switchField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const fathom = defineApp({
  handle: 'fathom',
  settings: [
    textField({
      name: 'siteId',
      help: 'appSettingFathomSiteHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingSiteId',
      pattern: /^[A-Z]{6,12}$/,
      patternHint: 'appSettingHintLetters',
    }),
    switchField({ name: 'honorDnt', defaultValue: true, isPublic: true, label: 'appSettingDoNotTrack' }),
    loadWhen(),
  ],
  website: {
    policy: () => ({
      'connect-src': ['https://cdn.usefathom.com'],
      'img-src': ['https://cdn.usefathom.com'],
      'script-src': ['https://cdn.usefathom.com'],
    }),
    scripts: ({ honorDnt, loadWhen, siteId }) => [
      {
        data: { honorDnt: String(honorDnt === true), site: String(siteId) },
        isAlways: loadWhen === 'always',
        purpose: 'statistics',
        src: 'https://cdn.usefathom.com/script.js',
      },
    ],
  },
})
