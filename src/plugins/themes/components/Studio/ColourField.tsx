'use client'

import { useId, useState } from 'react'
import { Field } from '@/components/ui/Field/Field'
import field from '@/components/ui/Field/Field.module.css'
import { classes, useMessages } from '@/exports/client'
import styles from './Studio.module.css'

interface Props {
  label: string
  /** `#rrggbb` */
  value: string
  onValue: (value: string) => void
  /** Called when the user has finished choosing. */
  onSettle: () => void
}

const COLOUR = /^#[0-9a-f]{6}$/

/** A colour, chosen with the browser's picker or entered as text. */
export function ColourField({ label, onSettle, onValue, value }: Props) {
  const t = useMessages()
  const pickerId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !COLOUR.test(normalize(typed))
  // Undo may change the colour while its field has focus.
  const isShown = isWrong || (typed !== null && normalize(typed) === value)

  function handleInput(text: string): void {
    setTyped(text)
    if (COLOUR.test(normalize(text))) onValue(normalize(text))
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
            onChange={(event) => handleInput(event.target.value)}
            spellCheck={false}
            type="text"
            value={isShown ? typed : value}
          />
        </span>
      )}
    </Field>
  )
}

/** Normalizes a copied colour: with or without `#`, in upper or lower case. */
const normalize = (text: string): string => `#${text.trim().replace(/^#/, '').toLowerCase()}`
