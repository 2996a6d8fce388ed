import { loadWhen, numberField } from '../appFields'
import { defineApp } from '../defineApp'

export const hotjar = defineApp({
  handle: 'hotjar',
  settings: [
    numberField({ name: 'siteId', help: 'appSettingHotjarSiteHelp', isPublic: true, isRequired: true, isWhole: true, label: 'appSettingSiteId', max: 99_999_999, min: 1 }),
    loadWhen(),
  ],
})
