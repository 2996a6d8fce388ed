'use client'

import { Link } from '@payloadcms/ui'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import styles from './Button.module.css'

type Variant = 'danger' | 'plain' | 'primary' | 'quiet'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** A verb. */
  children: ReactNode
  /** Leads somewhere: the button is then a link. */
  href?: string
  icon?: string
  /** What it leads to is a file to keep; for links. */
  isDownload?: boolean
  /** Default: plain. One primary button a screen. */
  variant?: Variant
  /** Opens in a new tab; for links. */
  newTab?: boolean
}

/** A button, or a link that looks like one. */
export function Button({ children, className, href, icon, isDownload, variant = 'plain', newTab, ...rest }: Props) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
  const names = classes(styles.button, styles[variant], className)
  const named = { 'aria-label': rest['aria-label'] }
  if (href && isDownload) {
    return (
      <a {...named} className={names} download href={href}>
        {content}
      </a>
    )
  }
  if (href) {
    return (
      <Link
        {...named}
        className={names}
        href={href}
        prefetch={false}
        {...(newTab && { rel: 'noreferrer', target: '_blank' })}
      >
        {content}
      </Link>
    )
  }
  return (
    <button className={names} type="button" {...rest}>
      {content}
    </button>
  )
}
