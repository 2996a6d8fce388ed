import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'
import { withQuery } from '../website/addresses'

export const googleAnalytics = defineApp({
  handle: 'googleAnalytics',
  settings: [
    textField({
      name: 'measurementId',
      help: 'appSettingMeasurementIdHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingMeasurementId',
      pattern: /^G-[A-Z0-9]{4,16}$/,
      patternHint: 'appSettingHintMeasurement',
    }),
    loadWhen(),
  ],
  website: {
    policy: () => ({
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'script-src': ['https://*.googletagmanager.com'],
    }),
    scripts: ({ loadWhen, measurementId }) => [
      {
        before: [
          { do: 'list', name: 'dataLayer' },
          { do: 'forward', name: 'gtag', to: 'dataLayer' },
          { args: ['js', { browser: 'date' }], do: 'call', name: 'gtag' },
          { args: ['config', String(measurementId)], do: 'call', name: 'gtag' },
        ],
        isAlways: loadWhen === 'always',
        onBooking: { args: ['event', 'booking_click', { link_url: { browser: 'address' } }], do: 'call', name: 'gtag' },
        purpose: 'statistics',
        src: withQuery('https://www.googletagmanager.com/gtag/js', { id: String(measurementId) }),
      },
    ],
  },
})
