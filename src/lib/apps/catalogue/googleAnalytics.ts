import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const googleAnalytics = defineApp({
  handle: 'googleAnalytics',
  settings: [
    textField({ name: 'measurementId', help: 'appSettingMeasurementIdHelp', isPublic: true, isRequired: true, label: 'appSettingMeasurementId', pattern: /^G-[A-Z0-9]{4,16}$/, patternHint: 'appSettingHintMeasurement' }),
    loadWhen(),
  ],
})
