import { defineApp } from '../defineApp'

export const cookiebot = defineApp({
  handle: 'cookiebot',
  settings: [
    { name: 'groupId', help: 'appSettingCookiebotGroupHelp', isPublic: true, isRequired: true, label: 'appSettingCookiebotGroup', pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, patternHint: 'appSettingHintUuid', type: 'text' },
    {
      name: 'blockingMode',
      default: 'auto',
      isPublic: true,
      label: 'appSettingBlockingMode',
      options: [
        { label: 'appSettingBlockingAuto', value: 'auto' },
        { label: 'appSettingBlockingManual', value: 'manual' },
      ],
      type: 'select',
    },
  ],
})
