'use client'

import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import type { ThemeField } from '@/lib/themes/themeField'
import { GroupedFields } from './GroupedFields'
import { SettingControl } from './SettingControl'

interface Props {
  fields: readonly ThemeField[]
  /** Path of the fields in the request body. */
  path: string
  problemOf: (path: string) => string | undefined
  values: SettingValues
  /** Values in the site's default language. */
  fallback?: SettingValues
  onValue: (name: string, value: SettingValue) => void
}

/** The controls of several settings, one below the other. */
export const SettingControls = ({ fallback, fields, onValue, path, problemOf, values }: Props) => (
  <GroupedFields fields={fields} values={values}>
    {(field) => (
      <SettingControl
        fallback={fallback?.[field.name]}
        field={field}
        key={field.name}
        onValue={(value) => onValue(field.name, value)}
        path={`${path}.${field.name}`}
        problemOf={problemOf}
        value={values[field.name]}
      />
    )}
  </GroupedFields>
)
