import type { ReactNode } from 'react'
import styles from './List.module.css'

/** Rows below one another. */
export const List = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
)
