'use client'

import { Link } from '@payloadcms/ui'
import { use, type ReactNode, createContext } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './Menu.module.css'

/** Closes the surrounding menu. */
export const MenuContext = createContext<() => void>(() => {})

interface Props {
  children: ReactNode
  icon?: string
  href?: string
  newTab?: boolean
  onSelect?: () => void
}

/** An entry of a menu: a link or an action. */
export function MenuItem({ children, href, icon, newTab, onSelect }: Props) {
  const close = use(MenuContext)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
  const select = () => {
    close()
    onSelect?.()
  }
  if (!href) {
    return (
      <button className={styles.item} onClick={select} role="menuitem" type="button">
        {content}
      </button>
    )
  }
  return (
    <Link
      className={styles.item}
      href={href}
      onClick={select}
      prefetch={false}
      role="menuitem"
      {...(newTab && { rel: 'noreferrer', target: '_blank' })}
    >
      {content}
    </Link>
  )
}
