import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const fathom = defineApp({
  handle: 'fathom',
  settings: [
    { name: 'siteId', help: 'appSettingFathomSiteHelp', isPublic: true, isRequired: true, label: 'appSettingSiteId', pattern: /^[A-Z]{6,12}$/, patternHint: 'appSettingHintLetters', type: 'text' },
    { name: 'honorDnt', default: true, isPublic: true, label: 'appSettingDoNotTrack', type: 'switch' },
    loadWhen,
  ],
  website: {
    policy: () => ({ 'connect-src': ['https://cdn.usefathom.com'], 'img-src': ['https://cdn.usefathom.com'], 'script-src': ['https://cdn.usefathom.com'] }),
    scripts: ({ honorDnt, loadWhen, siteId }) => [
      { data: { honorDnt: String(honorDnt === true), site: String(siteId) }, isAlways: loadWhen === 'always', purpose: 'statistics', src: 'https://cdn.usefathom.com/script.js' },
    ],
  },
})
