'use client'

import type { DnsRecord } from '@/lib/domains/dnsRecords'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Detail.module.css'
import { CopyButton } from '@/components/settings/CopyButton'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/Icon/Icon'

interface Props {
  /** The DNS servers could not be reached. */
  isAway: boolean
  records: DnsRecord[]
}

/** DNS records to set up at the registrar, and what the last check found. */
export function DnsTab({ isAway, records }: Props) {
  const t = useMessages()
  const hasWww = records.length > 2 && records.some(({ name }) => name.startsWith('www.'))
  return (
    <div className={styles.tab}>
      {isAway && (
        <p className={styles.away} role="alert">
          {t('domainsResolverAway')}
        </p>
      )}
      <p>{t('domainsDnsHelp')}</p>
      <ul className={styles.records}>
        {records.map((record) => (
          <RecordRow key={`${record.type} ${record.name} ${record.value}`} record={record} />
        ))}
      </ul>
      <p className={styles.note}>
        {hasWww && `${t('domainsDnsWww')} `}
        {t('domainsPropagation')}
      </p>
    </div>
  )
}

/** One DNS record: its values, and what the last check found. */
function RecordRow({ record: { type, name, found, problem, value, verified } }: { record: DnsRecord }) {
  const t = useMessages()
  return (
    <li aria-label={`${t('domainsRecord', { type })}: ${name}`} className={styles.record}>
      <p className={styles.type}>
        {t('domainsRecord', { type })}
        {verified && (
          <span className={classes(styles.finding, styles.right)}>
            <Icon name="Check" />
            {t('domainsRecordRight')}
          </span>
        )}
      </p>
      <div className={styles.part}>
        <span className={styles.key}>{t('domainsRecordName')}</span>
        <code dir="ltr">{name}</code>
        <CopyButton label={t('domainsCopyName', { type })} text={name} />
      </div>
      <div className={styles.part}>
        <span className={styles.key}>{t('domainsRecordValue')}</span>
        <code dir="ltr">{value}</code>
        <CopyButton label={t('domainsCopyValue', { type })} text={value} />
      </div>
      {problem && (
        <p className={classes(styles.finding, styles.wrong)}>
          <Icon name="CircleAlert" />
          <span>
            {t(`domainsProblem_${problem}`)} {found && <bdi>{t('domainsFound', { found })}</bdi>}
          </span>
        </p>
      )}
    </li>
  )
}
