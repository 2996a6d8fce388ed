import { switchField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const generalBooking = defineApp({
  handle: 'generalBooking',
  eventFilters: [
    {
      name: 'bookingLink',
      label: 'eventsBookingLink',
      looksAt: { event: 'bookingLinkURL', performance: 'bookingLinkURL' },
      type: 'filled',
    },
  ],
  settings: [
    textField({
      name: 'buttonLabel',
      help: 'appSettingBookingLabelHelp',
      isPublic: true,
      label: 'appSettingButtonLabel',
      maxLength: 40,
    }),
    switchField({ name: 'openInNewTab', defaultValue: false, isPublic: true, label: 'appSettingBookingNewTab' }),
    urlField({
      name: 'fallbackUrl',
      help: 'appSettingBookingFallbackHelp',
      isPublic: true,
      label: 'appSettingBookingFallback',
    }),
  ],
  website: {
    booking: ({ buttonLabel, fallbackUrl, openInNewTab }) => ({
      fallback: typeof fallbackUrl === 'string' ? fallbackUrl : undefined,
      isNewTab: openInNewTab === true,
      label: typeof buttonLabel === 'string' ? buttonLabel : undefined,
    }),
    policy: () => ({}),
  },
})
