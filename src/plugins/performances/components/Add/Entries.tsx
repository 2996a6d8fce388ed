'use client'

import { useEffect, useRef } from 'react'
import { Button, TextField, useMessages } from '@/exports/client'
import styles from './Add.module.css'

interface Props {
  addLabel: string
  /** Label of a single entry. */
  label: string
  /** Label of the group. Default: `label`. */
  legend?: string
  /** Minimum number of entries. */
  min: number
  /** Maximum number of entries. */
  max: number
  onValues: (values: string[]) => void
  type: 'date' | 'time'
  values: string[]
}

/** An editable list of days or times of day. */
export function Entries({ addLabel, label, legend = label, max, min, onValues, type, values }: Props) {
  const t = useMessages()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const previousCount = useRef(values.length)
  useEffect(() => {
    // Focuses a new entry. After removing one, focuses a remaining button, as the focused one is gone.
    const added = values.length - previousCount.current
    const controls = added === 0 ? null : fieldset.current?.querySelectorAll(added > 0 ? 'input' : 'button')
    if (controls) [...controls].at(-1)?.focus()
    previousCount.current = values.length
  }, [values.length])
  return (
    <fieldset className={styles.set} ref={fieldset}>
      <legend>{legend}</legend>
      <div className={styles.entries}>
        {values.map((value, index) => (
          <div className={styles.entry} key={index}>
            <TextField
              label={`${label} ${index + 1}`}
              onValue={(next) => onValues(values.with(index, next))}
              type={type}
              value={value}
            />
            {values.length > min && (
              <Button
                aria-label={t('performancesRemove', { what: `${label} ${index + 1}` })}
                className={styles.less}
                icon="X"
                variant="quiet"
                onClick={() => onValues(values.toSpliced(index, 1))}
              >
                {''}
              </Button>
            )}
          </div>
        ))}
      </div>
      {values.length < max && (
        <Button icon="Plus" variant="quiet" onClick={() => onValues([...values, ''])}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
