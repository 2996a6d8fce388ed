import type { SettingField } from '../../../lib/apps/settingFields'
import { ATTRIBUTE_PREFIX } from '../../../lib/themes/fieldName'

/** Attributes with their names in sight, by which templates find them. A name follows from the label; nobody types it. */
export const withNames = (fields: readonly SettingField[]): SettingField[] =>
  fields.map((field) => {
    const name = ATTRIBUTE_PREFIX + field.name
    return {
      ...field,
      help: { text: field.help && typeof field.help === 'object' ? `${field.help.text} (${name})` : name },
    }
  })
