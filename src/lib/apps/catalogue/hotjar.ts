import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const hotjar = defineApp({
  handle: 'hotjar',
  settings: [
    { name: 'siteId', help: 'appSettingHotjarSiteHelp', isPublic: true, isRequired: true, isWhole: true, label: 'appSettingSiteId', max: 99_999_999, min: 1, type: 'number' },
    loadWhen,
  ],
})
