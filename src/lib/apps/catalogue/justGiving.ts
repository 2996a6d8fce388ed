import { textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const justGiving = defineApp({
  handle: 'justGiving',
  settings: [
    textField({
      name: 'charityId',
      help: 'appSettingCharityIdHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingCharityId',
      pattern: /^\d{1,10}$/,
      patternHint: 'appSettingHintDigits',
    }),
    textField({ name: 'buttonLabel', isPublic: true, label: 'appSettingButtonLabel', maxLength: 40 }),
    urlField({ name: 'pageUrl', help: 'appSettingGivingPageHelp', isPublic: true, label: 'appSettingGivingPage' }),
  ],
  website: {
    donation: ({ buttonLabel, charityId, pageUrl }) => ({
      label: typeof buttonLabel === 'string' ? buttonLabel : undefined,
      link:
        typeof pageUrl === 'string'
          ? pageUrl
          : `https://link.justgiving.com/v1/charity/donate/charityId/${encodeURIComponent(String(charityId))}`,
    }),
    policy: () => ({}),
  },
})
