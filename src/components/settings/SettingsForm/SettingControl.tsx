'use client'

import { useContext, useMemo } from 'react'
import type { FormValue, FormValues } from '@/lib/apps/formValues'
import { isRichText } from '@/lib/apps/richText'
import { resolveSettingText } from '@/lib/apps/resolveSettingText'
import type { SettingField, SettingText } from '@/lib/apps/settingFields'
import { minRowsOf } from '@/lib/themes/fields'
import { FieldMarks, type FieldMarksValue } from '@/components/ui/Field/FieldMarks'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { ChoicesField } from './ChoicesField'
import { ColourField } from './ColourField'
import { FieldMode, type FieldModeValue } from './formContexts'
import { FieldSet } from './FieldSet'
import { GroupedFields } from './GroupedFields'
import { RadioField } from './RadioField'
import { ReferenceField } from './ReferenceField'
import { RichTextField } from './RichTextField'
import { RowsField } from './RowsField'
import { SelectControl } from './SelectControl'
import { SwitchControl } from './SwitchControl'
import { TextControl } from './TextControl'

interface Props {
  field: SettingField
  /** Path in the request body, used to look up validation errors. */
  path: string
  problemOf: (path: string) => string | undefined
  value: FormValue | undefined
  /** Value in the site's default language, shown as a placeholder while the current language has none. */
  fallback?: FormValue
  onValue: (value: FormValue) => void
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
  const t = useMessages()
  const resolveText = (text: SettingText) => resolveSettingText(t, text)
  const head = { error: problemOf(path), help: field.help && resolveText(field.help), label: resolveText(field.label) }
  const common = { ...head, onValue, value: typeof value === 'string' ? value : '' }
  const input = { ...common, path }
  const placeholder = typeof fallback === 'string' && fallback ? fallback : undefined
  const controls = (
    fields: SettingField[],
    basePath: string,
    values: FormValues,
    onValues: (values: FormValues) => void,
    fallbacks: FormValues = {},
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
    case 'choices':
      return (
        <ChoicesField
          {...head}
          path={path}
          choices={field.options.map((option) => ({ label: resolveText(option.label), value: option.value }))}
          onValue={onValue}
          value={textsOf(value)}
        />
      )
    case 'colour':
      return <ColourField {...input} placeholder={placeholder ?? field.default ?? '#7a1f3d'} />
    case 'date':
      return <TextField {...common} type={field.hasTime ? 'datetime-local' : 'date'} />
    case 'group':
      return (
        <FieldSet {...head} isIndented>
          {controls(field.fields, path, asValues(value), onValue, asValues(fallback))}
        </FieldSet>
      )
    case 'list': {
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
        <TextControl
          {...input}
          field={field}
          placeholder={placeholder ?? (field.default === undefined ? undefined : String(field.default))}
        />
      )
    case 'reference':
      return (
        <ReferenceField
          {...head}
          field={field}
          onValue={(keys) => onValue(field.isMany ? keys : (keys[0] ?? ''))}
          value={textsOf(value)}
        />
      )
    case 'richText':
      return <RichTextField {...head} onValue={onValue} path={path} value={isRichText(value) ? value : undefined} />
    case 'select': {
      const choices = field.options.map((option) => ({ label: resolveText(option.label), value: option.value }))
      if (field.isOpen) return <RadioField {...common} choices={choices} />
      return <SelectControl {...input} choices={choices} isClearable={field.default === undefined} />
    }
    case 'switch':
      return <SwitchControl {...head} isOn={value === true} onValue={onValue} path={path} />
    case 'text':
      return (
        <TextControl
          {...input}
          field={field}
          placeholder={placeholder ?? (field.isMultiline ? undefined : field.default)}
        />
      )
    case 'url':
      return <TextControl {...input} field={field} placeholder={field.default ?? 'https://'} />
  }
}

function marksOf(
  field: SettingField,
  { isOtherLanguage, language }: Omit<FieldModeValue, 'isReadOnly'>,
): FieldMarksValue {
  const isNeeded = field.type === 'list' ? minRowsOf(field) > 0 : field.isRequired === true
  const isMachineReadable = field.type === 'colour' || field.type === 'url' || (field.type === 'text' && field.isCode)
  return {
    isRequired: isNeeded && !(field.isLocalized && isOtherLanguage),
    ...(field.isLocalized && language && { language: isMachineReadable ? { ...language, dir: 'ltr' } : language }),
  }
}

const textsOf = (value: FormValue | undefined): string[] =>
  typeof value === 'string' && value
    ? [value]
    : Array.isArray(value)
      ? value.filter((item) => typeof item === 'string')
      : []
const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asValues = (value: FormValue | undefined): FormValues => (isValues(value) ? value : {})
const rowsOf = (value: FormValue | undefined): FormValues[] => (Array.isArray(value) ? value.filter(isValues) : [])
