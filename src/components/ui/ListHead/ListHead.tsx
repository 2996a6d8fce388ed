import type { ReactNode } from 'react'
import styles from './ListHead.module.css'

interface Props {
  /** The way to another view of the list. */
  action?: ReactNode
  /** What one does here. */
  help: string
}

/** Stands below the title of one of Payload's lists, as its description. */
export function ListHead({ action, help }: Props) {
  return (
    <div className={styles.head}>
      <p className={styles.help}>{help}</p>
      {action}
    </div>
  )
}
