'use client'

import { useTranslation } from '@payloadcms/ui'
import { utcMoment } from '@/lib/time/utcMoment'
import { Button } from '@/components/ui/Button/Button'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Detail.module.css'
import { PrimaryBadge } from './PrimaryBadge'
import { hasProblem, type SiteDomain } from './siteDomain'

interface Props {
  domain: SiteDomain
  isBusy: boolean
  onPrimary: () => void
  onRemove: () => void
}

/** Status of a domain and its actions. */
export function OverviewTab({ domain, isBusy, onPrimary, onRemove }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { isPrimary, lastVerified, status } = domain
  // Links to an inactive domain would fail.
  const isReachable = status === 'active' || status === 'development'
  return (
    <div className={styles.tab}>
      <dl className={styles.facts}>
        <dt>{t('domainsState')}</dt>
        <dd>
          <Status state={status} />
          <p>{t(hasProblem(domain) ? 'domainsStateHelp_problem' : `domainsStateHelp_${status}`)}</p>
        </dd>
        {status !== 'development' && (
          <>
            <dt>{t('domainsLastVerified')}</dt>
            <dd>
              {lastVerified ? (
                <time dateTime={lastVerified}>{utcMoment(lastVerified, language)}</time>
              ) : (
                t('domainsNever')
              )}
            </dd>
          </>
        )}
        {isPrimary && (
          <>
            <dt>{t('domainsIsPrimary')}</dt>
            <dd>
              <PrimaryBadge />
              <p>{t('domainsPrimaryHelp')}</p>
            </dd>
          </>
        )}
      </dl>
      {!isPrimary && !isReachable && <p>{t('domainsPrimaryLater')}</p>}
      {!isPrimary && (
        <div className={styles.actions}>
          {isReachable && (
            <Button disabled={isBusy} onClick={onPrimary}>
              {t('domainsMakePrimary')}
            </Button>
          )}
          <Button disabled={isBusy} variant="danger" onClick={onRemove}>
            {t('domainsRemove')}
          </Button>
        </div>
      )}
    </div>
  )
}
