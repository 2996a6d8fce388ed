import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const matomo = defineApp({
  handle: 'matomo',
  settings: [
    { name: 'serverUrl', help: 'appSettingMatomoServerHelp', isPublic: true, isRequired: true, label: 'appSettingServerUrl', type: 'url' },
    { name: 'siteId', help: 'appSettingMatomoSiteHelp', isPublic: true, isRequired: true, isWhole: true, label: 'appSettingSiteId', max: 1_000_000, min: 1, type: 'number' },
    { name: 'cookieless', default: true, isPublic: true, label: 'appSettingCookieless', type: 'switch' },
    loadWhen,
  ],
})
