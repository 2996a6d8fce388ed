import { numberField, switchField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const donorbox = defineApp({
  handle: 'donorbox',
  settings: [
    textField({ name: 'campaign', help: 'appSettingCampaignHelp', isPublic: true, isRequired: true, label: 'appSettingCampaign', pattern: /^[a-z0-9][a-z0-9-]{1,99}$/, patternHint: 'appSettingHintAddress' }),
    numberField({ name: 'amount', help: 'appSettingAmountHelp', isPublic: true, label: 'appSettingAmount', max: 100_000, min: 1 }),
    switchField({ name: 'monthly', defaultValue: false, isPublic: true, label: 'appSettingMonthly' }),
  ],
})
