'use client'

import { classes } from '../classes'
import { useMessages } from '../useMessages'
import { STATES, type State } from './states'
import styles from './Status.module.css'

/** A status: a label with a coloured dot. */
export function Status({ state }: { state: State }) {
  const t = useMessages()
  const { tone, word } = STATES[state]
  return (
    <span className={classes(styles.status, styles[tone])}>
      <span aria-hidden="true" className={styles.dot} />
      {t(word)}
    </span>
  )
}
