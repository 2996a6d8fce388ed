'use client'

import { Link } from '@payloadcms/ui'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Settings.module.css'

/**
 * Link to the plans, beside a feature that the current plan lacks.
 * @param href null if the user cannot see the plans
 */
export function PlansLink({ href }: { href: string | null }) {
  const t = useMessages()
  if (!href) return null
  return (
    <Link className={styles.link} href={href} prefetch={false}>
      {t('planSee')}
    </Link>
  )
}
