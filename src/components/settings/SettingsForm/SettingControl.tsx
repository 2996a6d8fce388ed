'use client'

import type { SecretMark, SettingField, SettingText } from '../../../lib/apps/settingFields'
import { SelectField } from '../../ui/Field/SelectField'
import { TextAreaField } from '../../ui/Field/TextAreaField'
import { TextField } from '../../ui/Field/TextField'
import { Switch } from '../../ui/Switch/Switch'
import { useWords } from '../../ui/useWords'
import { SecretField } from './SecretField'

interface Props {
  field: SettingField
  value: boolean | string | null | undefined
  error?: string
  mark?: SecretMark
  /** Undefined: leave the secret as it is stored. */
  onValue: (value: boolean | string | null | undefined) => void
}

/** The control of one setting. */
export function SettingControl({ error, field, mark, onValue, value }: Props) {
  const t = useWords()
  const say = (text: SettingText) => (typeof text === 'string' ? t(text) : text.text)
  const label = say(field.label)
  const help = field.help && say(field.help)
  const text = typeof value === 'string' ? value : ''
  const common = { error, help, label, onValue, value: text }
  switch (field.type) {
    case 'colour':
      return <TextField {...common} dir="ltr" placeholder={field.default ?? '#7a1f3d'} spellCheck={false} />
    case 'date':
      return <TextField {...common} type="date" />
    case 'number':
      return <TextField {...common} inputMode="decimal" placeholder={field.default === undefined ? undefined : String(field.default)} />
    case 'secret':
      return <SecretField error={error} help={help} label={label} mark={mark} onValue={onValue} value={typeof value === 'boolean' ? undefined : value} />
    case 'select': {
      const choices = field.options.map((option) => ({ label: say(option.label), value: option.value }))
      return <SelectField {...common} choices={field.default === undefined ? [{ label: t('appSettingChoose'), value: '' }, ...choices] : choices} />
    }
    case 'switch':
      return <Switch help={help} isOn={value === true} label={label} onChange={onValue} />
    case 'text':
      return field.isMultiline ? <TextAreaField {...common} /> : <TextField {...common} placeholder={field.default} />
    case 'url':
      return <TextField {...common} dir="ltr" inputMode="url" placeholder={field.default ?? 'https://'} spellCheck={false} />
  }
}
