import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'
import { withQuery } from '../website/addresses'

export const googleTagManager = defineApp({
  handle: 'googleTagManager',
  settings: [
    textField({
      name: 'containerId',
      help: 'appSettingContainerIdHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingContainerId',
      pattern: /^GTM-[A-Z0-9]{4,12}$/,
      patternHint: 'appSettingHintContainer',
    }),
    textField({
      name: 'dataLayer',
      fallback: 'dataLayer',
      isPublic: true,
      label: 'appSettingDataLayer',
      maxLength: 40,
      pattern: /^[A-Za-z_$][\w$]*$/,
      patternHint: 'appSettingHintPlain',
    }),
    loadWhen(),
  ],
  website: {
    // Only the container itself. Sources of its tags must be added to the site's directives.
    policy: () => ({
      'connect-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com'],
      'script-src': ['https://www.googletagmanager.com'],
    }),
    scripts: ({ containerId, dataLayer, loadWhen }) => [
      {
        before: [
          { do: 'list', name: String(dataLayer) },
          { do: 'push', name: String(dataLayer), value: { event: 'gtm.js', 'gtm.start': { browser: 'milliseconds' } } },
        ],
        isAlways: loadWhen === 'always',
        onBooking: {
          do: 'push',
          name: String(dataLayer),
          value: { event: 'booking_click', link_url: { browser: 'address' } },
        },
        purpose: 'marketing',
        src: withQuery('https://www.googletagmanager.com/gtm.js', {
          id: String(containerId),
          l: dataLayer === 'dataLayer' ? undefined : String(dataLayer),
        }),
      },
    ],
  },
})
