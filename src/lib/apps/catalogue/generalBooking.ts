import { defineApp } from '../defineApp'

export const generalBooking = defineApp({
  handle: 'generalBooking',
  eventFilters: [{ name: 'bookingLink', label: 'eventsBookingLink', looksAt: { event: 'bookingLinkURL', performance: 'bookingLinkURL' }, type: 'filled' }],
  settings: [
    { name: 'buttonLabel', help: 'appSettingBookingLabelHelp', isPublic: true, label: 'appSettingButtonLabel', maxLength: 40, type: 'text' },
    { name: 'openInNewTab', default: false, isPublic: true, label: 'appSettingBookingNewTab', type: 'switch' },
    { name: 'fallbackUrl', help: 'appSettingBookingFallbackHelp', isPublic: true, label: 'appSettingBookingFallback', type: 'url' },
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
