import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import styles from './Banner.module.css'

interface Props {
  /** What is the matter, in two or three words. */
  title?: string
  /** What follows from it. */
  children?: ReactNode
  icon?: string
  /** Default: a warning. */
  variant?: 'error' | 'info'
  /** One way on. */
  action?: ReactNode
}

/** Something that whoever works on this page should know first. */
export const Banner = ({ action, children, icon, variant, title }: Props) => (
  <div className={classes(styles.banner, variant && styles[variant])} role="status">
    {icon && <Icon className={styles.icon} name={icon} size={20} />}
    <p className={styles.words}>
      {title && <strong>{title}</strong>} {children}
    </p>
    {action}
  </div>
)
