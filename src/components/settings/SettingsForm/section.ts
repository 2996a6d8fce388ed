import type { SettingField, SettingValues } from '../../../lib/apps/settingFields'

/** One card of a form: what a block of the theme asks for. */
export interface SettingsSection {
  /** Name of the block. */
  key: string
  title: string
  fields: SettingField[]
  values: SettingValues
}
