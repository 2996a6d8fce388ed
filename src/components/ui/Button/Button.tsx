'use client'

import { Link } from '@payloadcms/ui'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import styles from './Button.module.css'

type Variant = 'danger' | 'plain' | 'primary' | 'quiet'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Label; a verb. */
  children: ReactNode
  /** Target URL: renders a link. */
  href?: string
  icon?: string
  /** The target is a file to download; links only. */
  isDownload?: boolean
  /** Loads the target from the server, without anything that the current screen remembers; links only. */
  isFullLoad?: boolean
  /** Default: plain. At most one primary button per screen. */
  variant?: Variant
  /** Opens in a new tab; links only. */
  newTab?: boolean
}

/** A button, or a link styled as one. */
export function Button(props: Props) {
  const { children, className, href, icon, isDownload, isFullLoad, variant = 'plain', newTab, ...rest } = props
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
  const classNames = classes(styles.button, styles[variant], className)
  const labelProps = { 'aria-label': rest['aria-label'] }
  if (href && (isDownload || isFullLoad)) {
    return (
      <a {...labelProps} className={classNames} download={isDownload} href={href}>
        {content}
      </a>
    )
  }
  if (href) {
    return (
      <Link
        {...labelProps}
        className={classNames}
        href={href}
        prefetch={false}
        {...(newTab && { rel: 'noreferrer', target: '_blank' })}
      >
        {content}
      </Link>
    )
  }
  return (
    <button className={classNames} type="button" {...rest}>
      {content}
    </button>
  )
}
