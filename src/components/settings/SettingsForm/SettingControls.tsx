'use client'

import type { FormValue, FormValues } from '../../../lib/apps/formValues'
import type { SecretMark, SettingField } from '../../../lib/apps/settingFields'
import layout from '../Settings.module.css'
import { SettingControl } from './SettingControl'

interface Props {
  fields: SettingField[]
  /** Place of the fields in what is sent. */
  path: string
  problemOf: (path: string) => string | undefined
  values: FormValues
  marks?: Record<string, SecretMark>
  /** Changes when secrets are to forget what was typed. */
  round?: number
  onValue: (name: string, value: FormValue | undefined) => void
}

/** The controls of several settings, one below the other. */
export const SettingControls = ({ fields, marks, onValue, path, problemOf, round, values }: Props) => (
  <div className={layout.fields}>
    {fields.map((field) => (
      <SettingControl
        field={field}
        key={field.type === 'secret' ? `${field.name} ${round}` : field.name}
        mark={marks?.[field.name]}
        onValue={(value) => onValue(field.name, value)}
        path={`${path}.${field.name}`}
        problemOf={problemOf}
        value={values[field.name]}
      />
    ))}
  </div>
)
