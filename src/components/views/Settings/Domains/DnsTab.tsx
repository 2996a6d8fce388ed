'use client'

import type { DnsRecord } from '../../../../lib/domains/dnsRecords'
import { useWords } from '../../../ui/useWords'
import styles from './Detail.module.css'
import { RecordRow } from './RecordRow'

interface Props {
  /** The name servers could not be asked just now. */
  isAway: boolean
  records: DnsRecord[]
}

/** What to set up where the name is registered, and what stands there. */
export function DnsTab({ isAway, records }: Props) {
  const t = useWords()
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
