'use client'

import { useContext, useMemo } from 'react'
import { isRichText } from '@/lib/apps/richText'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { hasTime, isColour, minRowsOf } from '@/lib/themes/fields'
import { documentsIn, documentValue } from '@/lib/themes/referencesIn'
import type { ThemeField } from '@/lib/themes/themeField'
import { FieldMarks, type FieldMarksValue } from '@/components/ui/Field/FieldMarks'
import { TextField } from '@/components/ui/Field/TextField'
import { ChoicesField } from './ChoicesField'
import { ColourField } from './ColourField'
import { FieldMode, type FieldModeValue } from './formContexts'
import { FieldSet } from './FieldSet'
import { GroupedFields } from './GroupedFields'
import { NumberControl } from './NumberControl'
import { RadioField } from './RadioField'
import { ReferenceField } from './ReferenceField'
import { RichTextField } from './RichTextField'
import { RowsField } from './RowsField'
import { SelectControl } from './SelectControl'
import { SwitchControl } from './SwitchControl'
import { TextControl } from './TextControl'

// Payload's `RenderFields` shows the settings of apps, which are configuration, but not these. Payload makes its map of
// fields once per process (`getSchemaMap`), so the fields of one tenant's theme would need a form within the form of the
// document, with a server function of its own. The state itself is cheap (0.13 ms for a block of the demo), but
// conditions would wait for a round trip, and what these fields do beyond Payload's (limits while typing, rows counted
// before publishing, placeholders in the default language, documents chosen in place) would remain a component each.

interface Props {
  field: ThemeField
  /** Path in the request body, used to look up validation errors. */
  path: string
  problemOf: (path: string) => string | undefined
  value: SettingValue | undefined
  /** Value in the site's default language, shown as a placeholder while the current language has none. */
  fallback?: SettingValue
  onValue: (value: SettingValue) => void
}

/** The control of one setting, with the same markers as Payload's fields. */
export function SettingControl(props: Props) {
  const { isOtherLanguage, language } = useContext(FieldMode)
  const { field } = props
  const marks = useMemo(() => marksOf(field, { isOtherLanguage, language }), [field, isOtherLanguage, language])
  return (
    <FieldMarks value={marks}>
      <Control {...props} />
    </FieldMarks>
  )
}

function Control({ fallback, field, onValue, path, problemOf, value }: Props) {
  const head = { error: problemOf(path), help: field.admin?.description, label: field.label }
  const common = { ...head, onValue, value: typeof value === 'string' ? value : '' }
  const input = { ...common, path }
  const placeholder = typeof fallback === 'string' && fallback ? fallback : undefined
  const controls = (
    fields: ThemeField[],
    basePath: string,
    values: SettingValues,
    onValues: (values: SettingValues) => void,
    fallbacks: SettingValues = {},
  ) => (
    <GroupedFields fields={fields} values={values}>
      {(item) => (
        <SettingControl
          fallback={fallbacks[item.name]}
          field={item}
          key={item.name}
          onValue={(next) => onValues({ ...values, [item.name]: next })}
          path={`${basePath}.${item.name}`}
          problemOf={problemOf}
          value={values[item.name]}
        />
      )}
    </GroupedFields>
  )
  switch (field.type) {
    case 'checkbox':
      return <SwitchControl {...head} isOn={value === true} onValue={onValue} path={path} />
    case 'date':
      return <TextField {...common} type={hasTime(field) ? 'datetime-local' : 'date'} />
    case 'group':
      return (
        <FieldSet {...head} isIndented>
          {controls(field.fields, path, asValues(value), onValue, asValues(fallback))}
        </FieldSet>
      )
    case 'array': {
      const fallbacks = rowsOf(fallback)
      return (
        <RowsField
          {...head}
          controls={(row, index, onRow) =>
            controls(
              field.fields,
              `${path}.${index}`,
              row,
              onRow,
              fallbacks.find(({ id }) => id === row.id),
            )
          }
          field={field}
          onValue={onValue}
          value={rowsOf(value)}
        />
      )
    }
    case 'number':
      return (
        <NumberControl
          {...input}
          field={field}
          placeholder={[fallback, field.defaultValue].find((number) => typeof number === 'number')}
          value={typeof value === 'number' ? value : input.value}
        />
      )
    case 'relationship':
    case 'upload':
      return (
        <ReferenceField
          {...head}
          documents={documentsIn(field, value)}
          field={field}
          onDocuments={(documents) => onValue(documentValue(field, documents))}
        />
      )
    case 'richText':
      return <RichTextField {...head} onValue={onValue} path={path} value={isRichText(value) ? value : undefined} />
    case 'radio':
      return <RadioField {...common} choices={field.options} />
    case 'select':
      return field.hasMany ? (
        <ChoicesField {...head} choices={field.options} onValue={onValue} path={path} value={textsOf(value)} />
      ) : (
        <SelectControl {...input} choices={field.options} isClearable={field.defaultValue === undefined} />
      )
    case 'code':
    case 'textarea':
      return <TextControl {...input} field={field} placeholder={placeholder} />
    case 'text':
      return isColour(field) ? (
        <ColourField {...input} placeholder={placeholder ?? field.defaultValue ?? '#7a1f3d'} />
      ) : (
        <TextControl {...input} field={field} placeholder={placeholder ?? field.defaultValue} />
      )
  }
}

function marksOf(
  field: ThemeField,
  { isOtherLanguage, language }: Omit<FieldModeValue, 'isReadOnly'>,
): FieldMarksValue {
  const isNeeded = field.type === 'array' ? minRowsOf(field) > 0 : field.required === true
  const isMachineReadable = field.type === 'code' || isColour(field)
  return {
    isRequired: isNeeded && !(field.localized && isOtherLanguage),
    ...(field.localized && language && { language: isMachineReadable ? { ...language, dir: 'ltr' } : language }),
  }
}

const textsOf = (value: SettingValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
const isValues = (value: unknown): value is SettingValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asValues = (value: SettingValue | undefined): SettingValues => (isValues(value) ? value : {})
const rowsOf = (value: SettingValue | undefined): SettingValues[] =>
  Array.isArray(value) ? value.filter(isValues) : []
