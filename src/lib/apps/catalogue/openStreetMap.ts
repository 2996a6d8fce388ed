import { numberField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import type { CspDirectives } from '@/lib/csp/presets'
import { httpsUrl, withQuery } from '../website/addresses'
import { TILE_PX, tileGrid } from '../website/tileGrid'

/** Maximum zoom level of OpenStreetMap tiles. */
const MAX_ZOOM = 19

const isTileAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  ['{z}', '{x}', '{y}'].every((mark) => value.includes(mark)) &&
  httpsUrl(value.replace('{s}', 'a')) !== null

export const openStreetMap = defineApp({
  handle: 'openStreetMap',
  settings: [
    urlField({
      name: 'tileUrl',
      fallback: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      help: 'appSettingTileUrlHelp',
      isPublic: true,
      label: 'appSettingTileUrl',
    }),
    textField({
      name: 'attribution',
      fallback: '© OpenStreetMap contributors',
      help: 'appSettingAttributionHelp',
      isPublic: true,
      label: 'appSettingAttribution',
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
  ],
  website: {
    map: ({ attribution, tileUrl, zoom }, { lat, lng }) => {
      if (!isTileAddress(tileUrl)) return null
      const level = Math.min(Number(zoom), MAX_ZOOM)
      return {
        directions: withQuery('https://www.openstreetmap.org/directions', { to: `${lat},${lng}` }),
        link: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${level}/${lat}/${lng}`,
        shown: {
          attribution: String(attribution),
          kind: 'tiles',
          licence: 'https://www.openstreetmap.org/copyright',
          size: TILE_PX,
          ...tileGrid(tileUrl, { lat, lng, zoom: level }),
        },
      }
    },
    policy: ({ tileUrl }): CspDirectives =>
      isTileAddress(tileUrl) ? { 'img-src': [new URL(tileUrl.replace('{s}', 'a')).origin] } : {},
  },
})
