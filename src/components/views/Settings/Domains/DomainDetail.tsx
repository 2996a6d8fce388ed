'use client'

import { useState } from 'react'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Tabs } from '../../../ui/Tabs/Tabs'
import { useWords } from '../../../ui/useWords'
import { DnsTab } from './DnsTab'
import { OverviewTab } from './OverviewTab'
import type { SiteDomain } from './siteDomain'
import styles from './Detail.module.css'
import { sslHelp, sslWord } from './sslWord'

interface Props {
  domain: SiteDomain
  isBusy: boolean
  isVerifying: boolean
  onClose: () => void
  onPrimary: () => void
  onRemove: () => void
  /** @returns whether the name servers could be asked */
  onVerify: () => Promise<boolean>
}

/** All about one name. What still has to be set up is in front. */
export function DomainDetail({ domain, isBusy, isVerifying, onClose, onPrimary, onRemove, onVerify }: Props) {
  const t = useWords()
  const hasRecords = domain.status !== 'development' && domain.records.length > 0
  const [tab, setTab] = useState(hasRecords && domain.status !== 'active' ? 'dns' : 'overview')
  const [isAway, setAway] = useState(false)

  async function verify() {
    setAway(false)
    const couldAsk = await onVerify()
    setAway(!couldAsk)
    setTab('dns')
  }

  return (
    <Dialog
      action={
        hasRecords && (
          <Button disabled={isVerifying || isBusy} look="primary" onClick={() => void verify()}>
            {isVerifying ? t('domainsVerifying') : t('domainsVerify')}
          </Button>
        )
      }
      isOpen
      isWide
      onClose={onClose}
      title={domain.domain}
    >
      <Tabs
        label={t('domainsTabs')}
        onValue={setTab}
        tabs={[
          {
            name: 'overview',
            content: <OverviewTab domain={domain} isBusy={isBusy} onPrimary={onPrimary} onRemove={onRemove} />,
            label: t('domainsTabOverview'),
          },
          ...(hasRecords
            ? [{ name: 'dns', content: <DnsTab isAway={isAway} records={domain.records} />, label: t('domainsTabDns') }]
            : []),
          { name: 'ssl', content: <SslTab domain={domain} />, label: t('domainsTabSsl') },
        ]}
        value={tab}
      />
    </Dialog>
  )
}

/** How connections to a name are protected. */
function SslTab({ domain }: { domain: SiteDomain }) {
  const t = useWords()
  return (
    <div className={styles.tab}>
      <dl className={styles.facts}>
        <dt>{t('domainsSsl')}</dt>
        <dd>
          {t(sslWord(domain))}
          <p>{t(sslHelp(domain))}</p>
        </dd>
      </dl>
    </div>
  )
}
