import { loadWhen, numberField } from '../appFields'
import { defineApp } from '../defineApp'

/** Version of Hotjar's tracking snippet. */
const VERSION = 6

export const hotjar = defineApp({
  handle: 'hotjar',
  settings: [
    numberField({
      name: 'siteId',
      help: 'appSettingHotjarSiteHelp',
      isPublic: true,
      isRequired: true,
      isWhole: true,
      label: 'appSettingSiteId',
      max: 99_999_999,
      min: 1,
    }),
    loadWhen(),
  ],
  website: {
    policy: () => ({
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      'font-src': ['https://*.hotjar.com'],
      'frame-src': ['https://*.hotjar.com'],
      'img-src': ['https://*.hotjar.com'],
      'script-src': ['https://*.hotjar.com'],
      // Surveys insert inline styles.
      'style-src': ["'unsafe-inline'"],
    }),
    scripts: ({ loadWhen, siteId }) => [
      {
        before: [
          { calls: 'q', do: 'queue', name: 'hj' },
          { do: 'set', name: '_hjSettings', value: { hjid: Number(siteId), hjsv: VERSION } },
        ],
        isAlways: loadWhen === 'always',
        purpose: 'statistics',
        src: `https://static.hotjar.com/c/hotjar-${Number(siteId)}.js?sv=${VERSION}`,
      },
    ],
  },
})
