import type { SelectSetting } from './settingFields'

/** Whether the website loads a script only when the visitor has agreed to it. */
export const loadWhen: SelectSetting = {
  name: 'loadWhen',
  default: 'consent',
  help: 'appSettingLoadWhenHelp',
  isPublic: true,
  label: 'appSettingLoadWhen',
  options: [
    { label: 'appSettingLoadConsent', value: 'consent' },
    { label: 'appSettingLoadAlways', value: 'always' },
  ],
  type: 'select',
}
