import { defineApp } from '../defineApp'

export const openStreetMap = defineApp({
  handle: 'openStreetMap',
  settings: [
    { name: 'tileUrl', default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', help: 'appSettingTileUrlHelp', isPublic: true, label: 'appSettingTileUrl', type: 'url' },
    { name: 'attribution', default: '© OpenStreetMap contributors', help: 'appSettingAttributionHelp', isPublic: true, label: 'appSettingAttribution', type: 'text' },
    { name: 'zoom', default: 15, isPublic: true, isWhole: true, label: 'appSettingZoom', max: 20, min: 1, type: 'number' },
  ],
})
