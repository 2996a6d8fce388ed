import type { ReactNode } from 'react'
import styles from './ListHead.module.css'

interface Props {
  /** Link to another view of the list. */
  action?: ReactNode
  /** What the list is for. */
  help: string
}

/** Description below the title of a Payload list. */
export function ListHead({ action, help }: Props) {
  return (
    <div className={styles.head}>
      <p className={styles.help}>{help}</p>
      {action}
    </div>
  )
}
