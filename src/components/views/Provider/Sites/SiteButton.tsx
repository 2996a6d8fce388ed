'use client'

import type { ReactNode } from 'react'
import { useOpenInSite } from './useOpenInSite'
import styles from './Sites.module.css'

interface Props {
  children: ReactNode
  id: string
  /** What it does, where the words do not say it. */
  label?: string
  /** Below the admin's root; '' for the site's dashboard. */
  path: `/${string}` | ''
}

/** Leads to a screen of a site, which is put on screen first: a link alone would show the site that was there before. */
export function SiteButton({ children, id, label, path }: Props) {
  const open = useOpenInSite()
  return (
    <button aria-label={label} className={styles.link} onClick={() => void open(id, path)} type="button">
      {children}
    </button>
  )
}
