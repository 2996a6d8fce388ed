import type { ReactNode } from 'react'
import styles from './List.module.css'

/** A vertical list of rows. */
export const List = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
)
