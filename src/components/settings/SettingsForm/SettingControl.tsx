'use client'

import type { FormValue, FormValues } from '../../../lib/apps/formValues'
import { isRichText } from '../../../lib/apps/richText'
import type { SecretMark, SettingField, SettingText } from '../../../lib/apps/settingFields'
import { SelectField } from '../../ui/Field/SelectField'
import { TextAreaField } from '../../ui/Field/TextAreaField'
import { TextField } from '../../ui/Field/TextField'
import { Switch } from '../../ui/Switch/Switch'
import { useWords } from '../../ui/useWords'
import { ChoicesField } from './ChoicesField'
import { FieldSet } from './FieldSet'
import { ReferenceField } from './ReferenceField'
import layout from '../Settings.module.css'
import { RichTextField } from './RichTextField'
import { RowsField } from './RowsField'
import { SecretField } from './SecretField'

interface Props {
  field: SettingField
  /** Place in what is sent, for what is wrong with it. */
  path: string
  problemOf: (path: string) => string | undefined
  value: FormValue | undefined
  mark?: SecretMark
  /** Undefined: leave the secret as it is stored. */
  onValue: (value: FormValue | undefined) => void
}

/** The control of one setting. */
export function SettingControl({ field, mark, onValue, path, problemOf, value }: Props) {
  const t = useWords()
  const say = (text: SettingText) => (typeof text === 'string' ? t(text) : text.text)
  const head = { error: problemOf(path), help: field.help && say(field.help), label: say(field.label) }
  const common = { ...head, onValue, value: typeof value === 'string' ? value : '' }
  const controls = (fields: SettingField[], at: string, values: FormValues, onValues: (values: FormValues) => void) => (
    <div className={layout.fields}>
      {fields.map((one) => (
        <SettingControl field={one} key={one.name} onValue={(next) => onValues({ ...values, [one.name]: next ?? '' })} path={`${at}.${one.name}`} problemOf={problemOf} value={values[one.name]} />
      ))}
    </div>
  )
  switch (field.type) {
    case 'choices':
      return <ChoicesField {...head} choices={field.options.map((option) => ({ label: say(option.label), value: option.value }))} onValue={onValue} value={textsOf(value)} />
    case 'colour':
      return <TextField {...common} dir="ltr" placeholder={field.default ?? '#7a1f3d'} spellCheck={false} />
    case 'date':
      return <TextField {...common} type="date" />
    case 'group': {
      return (
        <FieldSet {...head} isIndented>
          {controls(field.fields, path, (value ?? {}) as FormValues, onValue)}
        </FieldSet>
      )
    }
    case 'list':
      return <RowsField {...head} controls={(row, index, onRow) => controls(field.fields, `${path}.${index}`, row, onRow)} field={field} onValue={onValue} value={(value ?? []) as FormValues[]} />
    case 'number':
      return <TextField {...common} inputMode="decimal" placeholder={field.default === undefined ? undefined : String(field.default)} />
    case 'reference':
      return <ReferenceField {...head} field={field} onValue={(keys) => onValue(field.isMany ? keys : (keys[0] ?? ''))} value={textsOf(value)} />
    case 'richText':
      return <RichTextField {...head} onValue={onValue} path={path} value={isRichText(value) ? value : undefined} />
    case 'secret':
      return <SecretField {...head} mark={mark} onValue={onValue} value={typeof value === 'string' || value === null ? value : undefined} />
    case 'select': {
      const choices = field.options.map((option) => ({ label: say(option.label), value: option.value }))
      return <SelectField {...common} choices={field.default === undefined ? [{ label: t('appSettingChoose'), value: '' }, ...choices] : choices} />
    }
    case 'switch':
      return <Switch help={head.help} isOn={value === true} label={head.label} onChange={onValue} />
    case 'text':
      return field.isMultiline ? <TextAreaField {...common} /> : <TextField {...common} placeholder={field.default} />
    case 'url':
      return <TextField {...common} dir="ltr" inputMode="url" placeholder={field.default ?? 'https://'} spellCheck={false} />
  }
}

const textsOf = (value: FormValue | undefined): string[] => (typeof value === 'string' && value ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
