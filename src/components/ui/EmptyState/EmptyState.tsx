import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import styles from './EmptyState.module.css'

interface Props {
  /** One button that leads on. */
  action?: ReactNode
  /** What this is and why one wants it. */
  children?: ReactNode
  icon?: string
  /** All that a page shows: the title is then its heading. */
  isPage?: boolean
  title?: string
}

/** What stands where there is nothing yet. */
export function EmptyState({ action, children, icon, isPage, title }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes(styles.empty, isPage && styles.page)}>
      {icon && <Icon className={styles.icon} name={icon} size={20} />}
      {title && <Title className={styles.title}>{title}</Title>}
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}
