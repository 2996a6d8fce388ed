'use client'

import type { ReactNode } from 'react'
import { useOpenInSite } from './useOpenInSite'
import styles from './Sites.module.css'

interface Props {
  children: ReactNode
  id: string
  /** Accessible name, if the content does not describe the action. */
  label?: string
  /** Path below the admin's root; '' for the site's dashboard. */
  path: `/${string}` | ''
}

/** Opens a screen of a site after switching to that site: a plain link would show the previously selected one. */
export function SiteButton({ children, id, label, path }: Props) {
  const open = useOpenInSite()
  return (
    <button aria-label={label} className={styles.link} onClick={() => void open(id, path)} type="button">
      {children}
    </button>
  )
}
