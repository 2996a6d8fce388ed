import { loadWhen, numberField, textField } from '../appFields'
import { defineApp } from '../defineApp'
import { withQuery } from '../website/addresses'

export const googleMaps = defineApp({
  handle: 'googleMaps',
  settings: [
    textField({
      name: 'apiKey',
      help: 'appSettingMapsKeyHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingBrowserKey',
      pattern: /^[\w-]{20,80}$/,
      patternHint: 'appSettingHintLong',
    }),
    numberField({
      name: 'zoom',
      fallback: 15,
      isPublic: true,
      isWhole: true,
      label: 'appSettingZoom',
      max: 20,
      min: 1,
    }),
    loadWhen(),
  ],
  website: {
    map: ({ apiKey, loadWhen, zoom }, { lat, lng }) => {
      const point = `${lat},${lng}`
      return {
        directions: withQuery('https://www.google.com/maps/dir/', { api: 1, destination: point }),
        isAlways: loadWhen === 'always',
        link: withQuery('https://www.google.com/maps/search/', { api: 1, query: point }),
        shown: {
          kind: 'frame',
          src: withQuery('https://www.google.com/maps/embed/v1/place', {
            key: String(apiKey),
            q: point,
            zoom: Number(zoom),
          }),
        },
      }
    },
    policy: () => ({ 'frame-src': ['https://www.google.com/maps/'] }),
  },
})
