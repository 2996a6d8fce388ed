'use client'

import { useRef, useState } from 'react'
import { StaleNotice } from '../../../settings/StaleNotice/StaleNotice'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import { useWords } from '../../../ui/useWords'
import { AddDomain } from './AddDomain'
import { DomainDetail } from './DomainDetail'
import styles from './Domains.module.css'
import { RemoveDomain } from './RemoveDomain'
import { type SiteDomain, hasProblem } from './siteDomain'
import { useDomains } from './useDomains'
import { Icon } from '@/components/ui/Icon/Icon'
import { Status } from '@/components/ui/Status/Status'
import { PrimaryBadge } from './PrimaryBadge'
import { sslWord } from './sslWord'

interface Props {
  initial: SiteDomain[]
  /** Null for who may not see the plans. */
  plansHref: string | null
  site: { id: string; updatedAt: string }
}

/** The names of a site as cards, and the dialogs in which they are added, set up and removed. */
export function DomainsBoard({ initial, plansHref, site }: Props) {
  const t = useWords()
  const { add, domains, isBusy, isStale, makePrimary, remove, verify, verifying } = useDomains(initial, site)
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const shown = domains.find(({ domain }) => domain === open)
  const addButton = (
    <Button icon="Plus" look="primary" onClick={() => setAdding(true)}>
      {t('domainsAdd')}
    </Button>
  )

  async function removeNow(domain: string) {
    setLeaving(null)
    setOpen(null)
    // What was focused is on the card that goes.
    if (await remove(domain)) board.current?.querySelector('button')?.focus()
  }

  return (
    <div className={styles.board} ref={board}>
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
      {shown && (
        <DomainDetail
          domain={shown}
          isBusy={isBusy}
          isVerifying={verifying === shown.domain}
          key={shown.domain}
          onClose={() => setOpen(null)}
          onPrimary={() => void makePrimary(shown.domain)}
          onRemove={() => setLeaving(shown.domain)}
          onVerify={() => verify(shown.domain)}
        />
      )}
      <RemoveDomain domain={leaving} onClose={() => setLeaving(null)} onConfirm={(domain) => void removeNow(domain)} />
    </div>
  )
}

/** One name: what it is called, how it is, and the way to more. */
function DomainCard({ domain, onOpen }: { domain: SiteDomain; onOpen: () => void }) {
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
