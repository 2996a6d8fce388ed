import { numberField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const openStreetMap = defineApp({
  handle: 'openStreetMap',
  settings: [
    urlField({ name: 'tileUrl', fallback: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', help: 'appSettingTileUrlHelp', isPublic: true, label: 'appSettingTileUrl' }),
    textField({ name: 'attribution', fallback: '© OpenStreetMap contributors', help: 'appSettingAttributionHelp', isPublic: true, label: 'appSettingAttribution' }),
    numberField({ name: 'zoom', fallback: 15, isPublic: true, isWhole: true, label: 'appSettingZoom', max: 20, min: 1 }),
  ],
})
