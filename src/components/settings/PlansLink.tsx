'use client'

import { Link } from '@payloadcms/ui'
import { useMessages } from '../ui/useMessages'
import styles from './Settings.module.css'

/** Leads from what the plan does not allow to the plans. @param href missing for who may not see them */
export function PlansLink({ href }: { href: string | null }) {
  const t = useMessages()
  if (!href) return null
  return (
    <Link className={styles.link} href={href} prefetch={false}>
      {t('planSee')}
    </Link>
  )
}
