import { loadWhen, numberField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const googleMaps = defineApp({
  handle: 'googleMaps',
  settings: [
    textField({ name: 'apiKey', help: 'appSettingMapsKeyHelp', isPublic: true, isRequired: true, label: 'appSettingBrowserKey', pattern: /^[\w-]{20,80}$/, patternHint: 'appSettingHintLong' }),
    textField({ name: 'mapId', help: 'appSettingMapIdHelp', isPublic: true, label: 'appSettingMapId', maxLength: 80 }),
    numberField({ name: 'zoom', fallback: 15, isPublic: true, isWhole: true, label: 'appSettingZoom', max: 20, min: 1 }),
    loadWhen(),
  ],
})
