'use client'

import { useRef, useState } from 'react'
import { StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { AddDomain } from './AddDomain'
import { DomainDetail } from './DomainDetail'
import styles from './Domains.module.css'
import { RemoveDomain } from './RemoveDomain'
import { type SiteDomain, hasProblem, sslLabel } from './siteDomain'
import { useDomains } from './useDomains'
import { Icon } from '@/components/ui/Icon/Icon'
import { Status } from '@/components/ui/Status/Status'
import { PrimaryBadge } from './PrimaryBadge'

interface Props {
  initial: SiteDomain[]
  /** Null if the user cannot see the plans. */
  plansHref: string | null
  site: { id: string; updatedAt: string }
}

/** The domains of a site as cards, with dialogs to add, set up and remove them. */
export function DomainsOverview({ initial, plansHref, site }: Props) {
  const t = useMessages()
  const { add, domains, isBusy, isStale, makePrimary, remove, verify, verifying } = useDomains(initial, site)
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const [toRemove, setToRemove] = useState<string | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const openDomain = domains.find(({ domain }) => domain === open)
  const addButton = (
    <Button icon="Plus" variant="primary" onClick={() => setAdding(true)}>
      {t('domainsAdd')}
    </Button>
  )

  async function removeNow(domain: string) {
    setToRemove(null)
    setOpen(null)
    // The focused element is on the removed card: focus the next button.
    if (await remove(domain)) container.current?.querySelector('button')?.focus()
  }

  return (
    <div className={styles.board} ref={container}>
      {isStale && <StaleNotice />}
      {domains.length === 0 ? (
        <SettingsCard isFlush title={t('domainsEmpty')}>
          <EmptyState action={addButton} icon="Globe">
            {t('domainsEmptyHelp')}
          </EmptyState>
        </SettingsCard>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{t('domainsCount', { count: domains.length })}</p>
            {addButton}
          </div>
          <ul aria-label={t('domains')} className={styles.grid}>
            {domains.map((domain) => (
              <DomainCard domain={domain} key={domain.domain} onOpen={() => setOpen(domain.domain)} />
            ))}
          </ul>
        </>
      )}
      <AddDomain
        isBusy={isBusy}
        isOpen={isAdding}
        onAdd={add}
        onClose={() => setAdding(false)}
        plansHref={plansHref}
        present={domains.map(({ domain }) => domain)}
      />
      {openDomain && (
        <DomainDetail
          domain={openDomain}
          isBusy={isBusy}
          isVerifying={verifying === openDomain.domain}
          key={openDomain.domain}
          onClose={() => setOpen(null)}
          onPrimary={() => void makePrimary(openDomain.domain)}
          onRemove={() => setToRemove(openDomain.domain)}
          onVerify={() => verify(openDomain.domain)}
        />
      )}
      <RemoveDomain
        domain={toRemove}
        onClose={() => setToRemove(null)}
        onConfirm={(domain) => void removeNow(domain)}
      />
    </div>
  )
}

/** Card of a domain: name, status and a button for details. */
function DomainCard({ domain, onOpen }: { domain: SiteDomain; onOpen: () => void }) {
  const t = useMessages()
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
          {t('domainsSsl')}: {t(sslLabel(domain))}
        </span>
        <Button aria-label={t(isWaiting ? 'domainsSetUpOf' : 'domainsDetailsOf', { domain: name })} onClick={onOpen}>
          {t(isWaiting ? 'domainsSetUp' : 'domainsDetails')}
        </Button>
      </div>
    </li>
  )
}
