'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './Add.module.css'

interface Props {
  addWord: string
  /** Of one entry. */
  label: string
  /** Of all of them. Default: that of one. */
  legend?: string
  /** This many cannot be removed. */
  least: number
  most: number
  onValues: (values: string[]) => void
  type: 'date' | 'time'
  values: string[]
}

/** Some days, or some times of day. */
export function Entries({ addWord, label, least, legend = label, most, onValues, type, values }: Props) {
  const t = useMessages()
  const set = useRef<HTMLFieldSetElement>(null)
  const known = useRef(values.length)
  useEffect(() => {
    // Whoever adds one types it next; whoever takes one away loses the button under their finger.
    if (values.length > known.current) [...set.current!.querySelectorAll('input')].at(-1)?.focus()
    else if (values.length < known.current) [...set.current!.querySelectorAll('button')].at(-1)?.focus()
    known.current = values.length
  }, [values.length])
  return (
    <fieldset className={styles.set} ref={set}>
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
            {values.length > least && (
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
      {values.length < most && (
        <Button icon="Plus" variant="quiet" onClick={() => onValues([...values, ''])}>
          {addWord}
        </Button>
      )}
    </fieldset>
  )
}
