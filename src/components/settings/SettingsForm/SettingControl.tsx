'use client'

import { useContext, useMemo } from 'react'
import type { FormValue, FormValues } from '../../../lib/apps/formValues'
import { isRichText } from '../../../lib/apps/richText'
import { resolveSettingText } from '../../../lib/apps/resolveSettingText'
import type { SettingField, SettingText } from '../../../lib/apps/settingFields'
import { leastRows } from '../../../lib/themes/leastRows'
import { FieldMarks, type FieldMarksValue } from '../../ui/Field/FieldMarks'
import { TextField } from '../../ui/Field/TextField'
import { useMessages } from '../../ui/useMessages'
import { ChoicesField } from './ChoicesField'
import { ColourField } from './ColourField'
import { FieldMode, type FieldModeValue } from './FieldMode'
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
  /** Place in what is sent, for what is wrong with it. */
  path: string
  problemOf: (path: string) => string | undefined
  value: FormValue | undefined
  /** What stands there in the language of the site, while nothing is written in the one on screen. */
  fallback?: FormValue
  onValue: (value: FormValue) => void
}

/** The control of one setting, marked as Payload marks its own. */
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
  const say = (text: SettingText) => resolveSettingText(t, text)
  const head = { error: problemOf(path), help: field.help && say(field.help), label: say(field.label) }
  const common = { ...head, onValue, value: typeof value === 'string' ? value : '' }
  const input = { ...common, path }
  const hint = typeof fallback === 'string' && fallback ? fallback : undefined
  const controls = (
    fields: SettingField[],
    at: string,
    values: FormValues,
    onValues: (values: FormValues) => void,
    others: FormValues = {},
  ) => (
    <GroupedFields fields={fields} values={values}>
      {(one) => (
        <SettingControl
          fallback={others[one.name]}
          field={one}
          key={one.name}
          onValue={(next) => onValues({ ...values, [one.name]: next })}
          path={`${at}.${one.name}`}
          problemOf={problemOf}
          value={values[one.name]}
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
          choices={field.options.map((option) => ({ label: say(option.label), value: option.value }))}
          onValue={onValue}
          value={textsOf(value)}
        />
      )
    case 'colour':
      return <ColourField {...input} placeholder={hint ?? field.default ?? '#7a1f3d'} />
    case 'date':
      return <TextField {...common} type={field.hasTime ? 'datetime-local' : 'date'} />
    case 'group':
      return (
        <FieldSet {...head} isIndented>
          {controls(field.fields, path, asValues(value), onValue, asValues(fallback))}
        </FieldSet>
      )
    case 'list': {
      const others = rowsOf(fallback)
      return (
        <RowsField
          {...head}
          controls={(row, index, onRow) =>
            controls(
              field.fields,
              `${path}.${index}`,
              row,
              onRow,
              others.find(({ id }) => id === row.id),
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
          placeholder={hint ?? (field.default === undefined ? undefined : String(field.default))}
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
      const choices = field.options.map((option) => ({ label: say(option.label), value: option.value }))
      if (field.isOpen) return <RadioField {...common} choices={choices} />
      return <SelectControl {...input} choices={choices} isClearable={field.default === undefined} />
    }
    case 'switch':
      return <SwitchControl {...head} isOn={value === true} onValue={onValue} path={path} />
    case 'text':
      return (
        <TextControl {...input} field={field} placeholder={hint ?? (field.isMultiline ? undefined : field.default)} />
      )
    case 'url':
      return <TextControl {...input} field={field} placeholder={field.default ?? 'https://'} />
  }
}

function marksOf(
  field: SettingField,
  { isOtherLanguage, language }: Omit<FieldModeValue, 'isReadOnly'>,
): FieldMarksValue {
  const isNeeded = field.type === 'list' ? leastRows(field) > 0 : field.isRequired === true
  const isForMachines = field.type === 'colour' || field.type === 'url' || (field.type === 'text' && field.isCode)
  return {
    isRequired: isNeeded && !(field.isLocalized && isOtherLanguage),
    ...(field.isLocalized && language && { language: isForMachines ? { ...language, dir: 'ltr' } : language }),
  }
}

const textsOf = (value: FormValue | undefined): string[] =>
  typeof value === 'string' && value
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : []
const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asValues = (value: FormValue | undefined): FormValues => (isValues(value) ? value : {})
const rowsOf = (value: FormValue | undefined): FormValues[] => (Array.isArray(value) ? value.filter(isValues) : [])
