'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { Tabs } from '@/components/ui/Tabs/Tabs'
import { useMessages } from '@/components/ui/useMessages'
import { DnsTab } from './DnsTab'
import { OverviewTab } from './OverviewTab'
import { type SiteDomain, sslHelp, sslLabel } from './siteDomain'
import styles from './Detail.module.css'

interface Props {
  domain: SiteDomain
  isBusy: boolean
  isVerifying: boolean
  onClose: () => void
  onPrimary: () => void
  onRemove: () => void
  /** @returns whether the DNS servers could be reached */
  onVerify: () => Promise<boolean>
}

/** Details of a domain. Opens on the DNS tab if setup is incomplete. */
export function DomainDetail({ domain, isBusy, isVerifying, onClose, onPrimary, onRemove, onVerify }: Props) {
  const t = useMessages()
  const hasRecords = domain.status !== 'development' && domain.records.length > 0
  const [tab, setTab] = useState(hasRecords && domain.status !== 'active' ? 'dns' : 'overview')
  const [isUnreachable, setUnreachable] = useState(false)

  async function verify() {
    setUnreachable(false)
    const wasReachable = await onVerify()
    setUnreachable(!wasReachable)
    setTab('dns')
  }

  return (
    <Dialog
      action={
        hasRecords && (
          <Button disabled={isVerifying || isBusy} variant="primary" onClick={() => void verify()}>
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
            ? [
                {
                  name: 'dns',
                  content: <DnsTab isAway={isUnreachable} records={domain.records} />,
                  label: t('domainsTabDns'),
                },
              ]
            : []),
          { name: 'ssl', content: <SslTab domain={domain} />, label: t('domainsTabSsl') },
        ]}
        value={tab}
      />
    </Dialog>
  )
}

/** TLS status of a domain. */
function SslTab({ domain }: { domain: SiteDomain }) {
  const t = useMessages()
  return (
    <div className={styles.tab}>
      <dl className={styles.facts}>
        <dt>{t('domainsSsl')}</dt>
        <dd>
          {t(sslLabel(domain))}
          <p>{t(sslHelp(domain))}</p>
        </dd>
      </dl>
    </div>
  )
}
