'use client'

import { Button } from '../../../ui/Button/Button'
import { Icon } from '../../../ui/Icon/Icon'
import { Status } from '../../../ui/Status/Status'
import { useWords } from '../../../ui/useWords'
import styles from './Domains.module.css'
import { PrimaryBadge } from './PrimaryBadge'
import { hasProblem, type SiteDomain } from './siteDomain'
import { sslWord } from './sslWord'

/** One name: what it is called, how it is, and the way to more. */
export function DomainCard({ domain, onOpen }: { domain: SiteDomain; onOpen: () => void }) {
  const t = useWords()
  const { domain: name, isPrimary, status } = domain
  const isWaiting = status === 'needs_setup' || status === 'error'
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name} dir="ltr">
          {name}
        </h2>
        <div className={styles.badges}>
          <Status state={status} />
          {isPrimary && <PrimaryBadge />}
        </div>
      </div>
      <p className={styles.line}>{t(hasProblem(domain) ? 'domainsStateHelp_problem' : `domainsStateHelp_${status}`)}</p>
      <div className={styles.foot}>
        <span className={styles.ssl}>
          <Icon name="Lock" />
          {t('domainsSsl')}: {t(sslWord(domain))}
        </span>
        <Button aria-label={t(isWaiting ? 'domainsSetUpOf' : 'domainsDetailsOf', { domain: name })} onClick={onOpen}>
          {t(isWaiting ? 'domainsSetUp' : 'domainsDetails')}
        </Button>
      </div>
    </li>
  )
}
