'use client'

import { useId, useState } from 'react'
import { Field } from '../../../../components/ui/Field/Field'
import field from '../../../../components/ui/Field/Field.module.css'
import { classes } from '../../../../components/ui/classes'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './Studio.module.css'

interface Props {
  label: string
  /** `#rrggbb` */
  value: string
  onValue: (value: string) => void
  /** Somebody has finished choosing. */
  onSettle: () => void
}

const COLOUR = /^#[0-9a-f]{6}$/

/** A colour, chosen from the browser's picker or written. */
export function ColourField({ label, onSettle, onValue, value }: Props) {
  const t = useMessages()
  const pickerId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !COLOUR.test(tidy(typed))
  // Undo changes the colour of a field in which somebody is writing.
  const isShown = isWrong || (typed !== null && tidy(typed) === value)

  function type(text: string): void {
    setTyped(text)
    if (COLOUR.test(tidy(text))) onValue(tidy(text))
  }

  return (
    <Field error={isWrong ? t('themesStudioColourWrong') : null} label={label}>
      {(control) => (
        <span className={styles.colour}>
          <input
            aria-label={label}
            className={styles.picker}
            id={pickerId}
            onBlur={onSettle}
            onChange={(event) => onValue(event.target.value)}
            type="color"
            value={value}
          />
          <input
            {...control}
            autoComplete="off"
            className={classes(field.input, styles.digits)}
            dir="ltr"
            maxLength={7}
            onBlur={() => {
              setTyped(null)
              onSettle()
            }}
            onChange={(event) => type(event.target.value)}
            spellCheck={false}
            type="text"
            value={isShown ? typed : value}
          />
        </span>
      )}
    </Field>
  )
}

/** As people copy colours: with and without the mark, in capitals. */
const tidy = (text: string): string => `#${text.trim().replace(/^#/, '').toLowerCase()}`
