import { loadWhen, numberField, switchField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const matomo = defineApp({
  handle: 'matomo',
  settings: [
    urlField({ name: 'serverUrl', help: 'appSettingMatomoServerHelp', isPublic: true, isRequired: true, label: 'appSettingServerUrl' }),
    numberField({ name: 'siteId', help: 'appSettingMatomoSiteHelp', isPublic: true, isRequired: true, isWhole: true, label: 'appSettingSiteId', max: 1_000_000, min: 1 }),
    switchField({ name: 'cookieless', defaultValue: true, isPublic: true, label: 'appSettingCookieless' }),
    loadWhen(),
  ],
})
