import type { SecretMark, SettingField, SettingValues } from '../../../lib/apps/settingFields'

/** One card of a form: the settings of an app, or of a block. */
export interface SettingsSection {
  /** Handle of the app, or name of the block. */
  key: string
  title: string
  help?: string
  fields: SettingField[]
  marks: Record<string, SecretMark>
  values: SettingValues
}
