'use client'

import { TextInput } from '@payloadcms/ui'
import type { ChangeEvent } from 'react'
import { fitColour } from '@/lib/themes/inputCorrections'
import { ControlAttributes } from '@/payload-patches/fieldNames/ControlAttributes'
import { useMessages } from '@/components/ui/useMessages'
import { useInputLanguage, useInputProps, type InputHead } from './useInputProps'
import styles from './SettingsForm.module.css'

interface Props extends InputHead {
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A colour, typed or picked, stored as `#` and six hexadecimal digits. */
export function ColourField({ onValue, placeholder, value, ...head }: Props) {
  const t = useMessages()
  const input = useInputProps(head)
  const { lang } = useInputLanguage()
  const swatch = (
    <input
      aria-label={t('colourPick', { label: head.label })}
      className={styles.swatch}
      disabled={input.readOnly}
      onChange={(event) => onValue(event.target.value)}
      tabIndex={-1}
      type="color"
      value={[value, placeholder].find((colour) => /^#[0-9a-f]{6}$/i.test(colour ?? '')) ?? '#000000'}
    />
  )
  return (
    <ControlAttributes dir="ltr" lang={lang} onTypedBefore={(typed) => onValue(fitColour(typed))} value={value}>
      <TextInput
        {...input}
        AfterInput={swatch}
        className={styles.colour}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onValue(fitColour(event.target.value))}
        placeholder={placeholder}
        value={value}
      />
    </ControlAttributes>
  )
}
