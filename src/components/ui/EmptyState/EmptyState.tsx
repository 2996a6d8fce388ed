import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import styles from './EmptyState.module.css'

interface Props {
  /** A single button: the next step. */
  action?: ReactNode
  /** What belongs here and why it is useful. */
  children?: ReactNode
  icon?: string
  /** It is the page's only content: the title is the page heading. */
  isPage?: boolean
  title?: string
}

/** Placeholder for an empty list or page. */
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
