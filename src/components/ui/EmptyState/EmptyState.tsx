import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './EmptyState.module.css'

interface Props {
  /** One button that leads on. */
  action?: ReactNode
  /** What this is and why one wants it. */
  children: ReactNode
  icon?: string
  title?: string
}

/** What stands where there is nothing yet. */
export function EmptyState({ action, children, icon, title }: Props) {
  return (
    <div className={styles.empty}>
      {icon && <Icon className={styles.icon} name={icon} size={20} />}
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
