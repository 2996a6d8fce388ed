import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const metaPixel = defineApp({
  handle: 'metaPixel',
  settings: [
    textField({
      name: 'pixelId',
      help: 'appSettingPixelIdHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingPixelId',
      pattern: /^\d{10,20}$/,
      patternHint: 'appSettingHintPixel',
    }),
    loadWhen(),
  ],
  website: {
    policy: () => ({
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
      'script-src': ['https://connect.facebook.net'],
    }),
    scripts: ({ loadWhen, pixelId }) => [
      {
        before: [
          { alias: '_fbq', calls: 'queue', do: 'queue', name: 'fbq', properties: { loaded: true, version: '2.0' } },
          { args: ['init', String(pixelId)], do: 'call', name: 'fbq' },
          { args: ['track', 'PageView'], do: 'call', name: 'fbq' },
        ],
        isAlways: loadWhen === 'always',
        onBooking: { args: ['track', 'InitiateCheckout'], do: 'call', name: 'fbq' },
        purpose: 'marketing',
        src: 'https://connect.facebook.net/en_US/fbevents.js',
      },
    ],
  },
})
