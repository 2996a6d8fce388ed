import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const googleAnalytics = defineApp({
  handle: 'googleAnalytics',
  settings: [
    { name: 'measurementId', help: 'appSettingMeasurementIdHelp', isPublic: true, isRequired: true, label: 'appSettingMeasurementId', pattern: /^G-[A-Z0-9]{4,16}$/, patternHint: 'appSettingHintMeasurement', type: 'text' },
    loadWhen,
  ],
})
