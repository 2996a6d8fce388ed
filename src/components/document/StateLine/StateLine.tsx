import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './StateLine.module.css'

interface Props {
  /** A related action; stays visible if the text is truncated. */
  action?: ReactNode
  children: ReactNode
  icon: string
}

/** A single fact about a document, beside its status. */
export const StateLine = ({ action, children, icon }: Props) => (
  <span className={styles.line} title={typeof children === 'string' ? children : undefined}>
    <Icon name={icon} />
    <span className={styles.words}>{children}</span>
    {action}
  </span>
)
