import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const googleMaps = defineApp({
  handle: 'googleMaps',
  settings: [
    { name: 'apiKey', help: 'appSettingMapsKeyHelp', isPublic: true, isRequired: true, label: 'appSettingBrowserKey', pattern: /^[\w-]{20,80}$/, patternHint: 'appSettingHintLong', type: 'text' },
    { name: 'mapId', help: 'appSettingMapIdHelp', isPublic: true, label: 'appSettingMapId', maxLength: 80, type: 'text' },
    { name: 'zoom', default: 15, isPublic: true, isWhole: true, label: 'appSettingZoom', max: 20, min: 1, type: 'number' },
    loadWhen,
  ],
})
