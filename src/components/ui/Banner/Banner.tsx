import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import styles from './Banner.module.css'

interface Props {
  /** What is wrong, in two or three words. */
  title?: string
  /** What it means for the user. */
  children?: ReactNode
  icon?: string
  /** Default: a warning. */
  variant?: 'error' | 'info'
  /** A single next step. */
  action?: ReactNode
}

/** Important information about a page, shown above its content. */
export const Banner = ({ action, children, icon, variant, title }: Props) => (
  <div className={classes(styles.banner, variant && styles[variant])} role="status">
    {icon && <Icon className={styles.icon} name={icon} size={20} />}
    <p className={styles.words}>
      {title && <strong>{title}</strong>} {children}
    </p>
    {action}
  </div>
)
