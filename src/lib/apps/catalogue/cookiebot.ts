import { selectField, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const cookiebot = defineApp({
  handle: 'cookiebot',
  settings: [
    textField({ name: 'groupId', help: 'appSettingCookiebotGroupHelp', isPublic: true, isRequired: true, label: 'appSettingCookiebotGroup', pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, patternHint: 'appSettingHintUuid' }),
    selectField({
      name: 'blockingMode',
      defaultValue: 'auto',
      isPublic: true,
      label: 'appSettingBlockingMode',
      options: [
        { label: 'appSettingBlockingAuto', value: 'auto' },
        { label: 'appSettingBlockingManual', value: 'manual' },
      ],
    }),
  ],
})
