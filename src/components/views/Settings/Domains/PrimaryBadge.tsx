'use client'

import { Icon } from '../../../ui/Icon/Icon'
import { useWords } from '../../../ui/useWords'
import styles from './Domains.module.css'

/** Marks the name that links to the website use. */
export function PrimaryBadge() {
  const t = useWords()
  return (
    <span className={styles.primary}>
      <Icon name="Check" />
      {t('domainsIsPrimary')}
    </span>
  )
}
