'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useWords } from '../../../../components/ui/useWords'
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
  const t = useWords()
  return (
    <fieldset className={styles.set}>
      <legend>{legend}</legend>
      {values.map((value, index) => (
        <div className={styles.entry} key={index}>
          <TextField label={`${label} ${index + 1}`} onValue={(next) => onValues(values.with(index, next))} type={type} value={value} />
          {values.length > least && (
            <Button aria-label={t('performancesRemove', { what: `${label} ${index + 1}` })} icon="X" look="quiet" onClick={() => onValues(values.toSpliced(index, 1))}>
              {t('remove')}
            </Button>
          )}
        </div>
      ))}
      {values.length < most && (
        <Button icon="Plus" look="quiet" onClick={() => onValues([...values, ''])}>
          {addWord}
        </Button>
      )}
    </fieldset>
  )
}
