import { defineApp } from '../defineApp'

export const donorbox = defineApp({
  handle: 'donorbox',
  settings: [
    { name: 'campaign', help: 'appSettingCampaignHelp', isPublic: true, isRequired: true, label: 'appSettingCampaign', pattern: /^[a-z0-9][a-z0-9-]{1,99}$/, patternHint: 'appSettingHintAddress', type: 'text' },
    { name: 'amount', help: 'appSettingAmountHelp', isPublic: true, label: 'appSettingAmount', max: 100_000, min: 1, type: 'number' },
    { name: 'monthly', default: false, isPublic: true, label: 'appSettingMonthly', type: 'switch' },
  ],
})
