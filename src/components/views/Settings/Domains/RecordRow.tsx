'use client'

import type { DnsRecord } from '../../../../lib/domains/dnsRecords'
import { CopyButton } from '../../../settings/CopyButton'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/Icon/Icon'
import { useWords } from '../../../ui/useWords'
import styles from './Detail.module.css'

/** One record to set up: what to type where, and what the last check found. */
export function RecordRow({ record: { type, name, found, problem, value, verified } }: { record: DnsRecord }) {
  const t = useWords()
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
