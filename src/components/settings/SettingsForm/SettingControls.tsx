'use client'

import type { FormValue, FormValues } from '../../../lib/apps/formValues'
import type { SettingField } from '../../../lib/apps/settingFields'
import { GroupedFields } from './GroupedFields'
import { SettingControl } from './SettingControl'

interface Props {
  fields: readonly SettingField[]
  /** Place of the fields in what is sent. */
  path: string
  problemOf: (path: string) => string | undefined
  values: FormValues
  /** What stands there in the language of the site. */
  fallback?: FormValues
  onValue: (name: string, value: FormValue) => void
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
