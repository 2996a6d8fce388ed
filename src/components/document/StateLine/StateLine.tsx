import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon/Icon'
import styles from './StateLine.module.css'

/** One thing to know of a document, beside its state. */
export const StateLine = ({ children, icon }: { children: ReactNode; icon: string }) => (
  <span className={styles.line}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
)
