import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon/Icon'
import styles from './StateLine.module.css'

interface Props {
  /** What can be done about it: stays in sight where the words are cut off. */
  action?: ReactNode
  children: ReactNode
  icon: string
}

/** One thing to know of a document, beside its state. */
export const StateLine = ({ action, children, icon }: Props) => (
  <span className={styles.line} title={typeof children === 'string' ? children : undefined}>
    <Icon name={icon} />
    <span className={styles.words}>{children}</span>
    {action}
  </span>
)
