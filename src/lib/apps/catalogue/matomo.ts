import { loadWhen, numberField, switchField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import type { CspDirectives } from '@/lib/csp/presets'
import type { PlainValue } from '../settingValues'
import { httpsUrl } from '../website/addresses'
import type { Step } from '../website/WebsitePart'

export const matomo = defineApp({
  handle: 'matomo',
  settings: [
    urlField({
      name: 'serverUrl',
      help: 'appSettingMatomoServerHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingServerUrl',
    }),
    numberField({
      name: 'siteId',
      help: 'appSettingMatomoSiteHelp',
      isPublic: true,
      isRequired: true,
      isWhole: true,
      label: 'appSettingSiteId',
      max: 1_000_000,
      min: 1,
    }),
    switchField({ name: 'cookieless', defaultValue: true, isPublic: true, label: 'appSettingCookieless' }),
    loadWhen(),
  ],
  website: {
    policy: ({ serverUrl }): CspDirectives => {
      const server = httpsUrl(serverUrl)
      return server ? { 'connect-src': [server.origin], 'img-src': [server.origin], 'script-src': [server.origin] } : {}
    },
    scripts: ({ cookieless, loadWhen, serverUrl, siteId }) => {
      const server = httpsUrl(serverUrl)
      if (!server) return []
      const folder = server.origin + server.pathname.replace(/\/*$/, '/')
      const push = (...value: PlainValue[]): Step => ({ do: 'push', name: '_paq', value })
      return [
        {
          before: [
            { do: 'list', name: '_paq' },
            ...(cookieless === false ? [] : [push('disableCookies')]),
            push('setTrackerUrl', `${folder}matomo.php`),
            push('setSiteId', String(siteId)),
            push('trackPageView'),
            push('enableLinkTracking'),
          ],
          isAlways: loadWhen === 'always',
          purpose: 'statistics',
          src: `${folder}matomo.js`,
        },
      ]
    },
  },
})
