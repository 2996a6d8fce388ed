import { selectField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const cookiebot = defineApp({
  handle: 'cookiebot',
  settings: [
    textField({
      name: 'groupId',
      help: 'appSettingCookiebotGroupHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingCookiebotGroup',
      pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      patternHint: 'appSettingHintUuid',
    }),
    selectField({
      name: 'blockingMode',
      defaultValue: 'auto',
      isPublic: true,
      label: 'appSettingBlockingMode',
      options: [
        { label: 'appSettingBlockingAuto', value: 'auto' },
        { label: 'appSettingBlockingManual', value: 'manual' },
      ],
    }),
  ],
  website: {
    consent: ({ blockingMode, groupId }, language) => ({
      consents: {
        marketing: 'Cookiebot.consent.marketing',
        preferences: 'Cookiebot.consent.preferences',
        statistics: 'Cookiebot.consent.statistics',
      },
      events: ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'],
      script: {
        data: { blockingmode: String(blockingMode), cbid: String(groupId), culture: language.split('-')[0] ?? '' },
        id: 'Cookiebot',
        src: 'https://consent.cookiebot.com/uc.js',
      },
    }),
    policy: () => ({
      'connect-src': ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
      'frame-src': ['https://consentcdn.cookiebot.com'],
      'img-src': ['https://imgsct.cookiebot.com'],
      'script-src': ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
      // The banner inserts inline styles.
      'style-src': ["'unsafe-inline'"],
    }),
  },
})
