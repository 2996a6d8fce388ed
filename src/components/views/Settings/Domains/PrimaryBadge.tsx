'use client'

import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Domains.module.css'

/** Marks the domain that links to the website use. */
export function PrimaryBadge() {
  const t = useMessages()
  return (
    <span className={styles.primary}>
      <Icon name="Check" />
      {t('domainsIsPrimary')}
    </span>
  )
}
