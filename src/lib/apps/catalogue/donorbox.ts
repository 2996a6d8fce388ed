import { numberField, switchField, textField } from '../appFields'
import { defineApp } from '../defineApp'
import { withQuery } from '../website/addresses'

export const donorbox = defineApp({
  handle: 'donorbox',
  settings: [
    textField({
      name: 'campaign',
      help: 'appSettingCampaignHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingCampaign',
      pattern: /^[a-z0-9][a-z0-9-]{1,99}$/,
      patternHint: 'appSettingHintAddress',
    }),
    numberField({
      name: 'amount',
      help: 'appSettingAmountHelp',
      isPublic: true,
      label: 'appSettingAmount',
      max: 100_000,
      min: 1,
    }),
    switchField({ name: 'monthly', defaultValue: false, isPublic: true, label: 'appSettingMonthly' }),
  ],
  website: {
    donation: ({ amount, campaign, monthly }) => {
      const query = {
        amount: typeof amount === 'number' ? amount : undefined,
        default_interval: monthly === true ? 'm' : undefined,
      }
      const name = encodeURIComponent(String(campaign))
      return {
        form: { allow: 'payment', kind: 'frame', src: withQuery(`https://donorbox.org/embed/${name}`, query) },
        link: withQuery(`https://donorbox.org/${name}`, query),
      }
    },
    policy: () => ({ 'frame-src': ['https://donorbox.org'] }),
  },
})
