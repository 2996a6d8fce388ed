'use client'

import { fitColour } from '../../../lib/themes/fitting'
import { Field } from '../../ui/Field/Field'
import fieldStyles from '../../ui/Field/Field.module.css'
import { classes } from '../../ui/classes'
import { useWords } from '../../ui/useWords'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A colour, typed or picked: `#` and six hexadecimal digits, whatever is typed. */
export function ColourField({ onValue, placeholder, value, ...head }: Props) {
  const t = useWords()
  return (
    <Field {...head}>
      {(control) => (
        <span className={styles.colour}>
          <input
            className={classes(fieldStyles.input, styles.colourText)}
            dir="ltr"
            onChange={(event) => onValue(fitColour(event.target.value))}
            placeholder={placeholder}
            spellCheck={false}
            type="text"
            value={value}
            {...control}
          />
          <input aria-label={t('colourPick', { label: head.label })} className={styles.swatch} onChange={(event) => onValue(event.target.value)} tabIndex={-1} type="color" value={[value, placeholder].find((one) => /^#[0-9a-f]{6}$/i.test(one ?? '')) ?? '#000000'} />
        </span>
      )}
    </Field>
  )
}
