'use client'

import { useWords } from '../../../ui/useWords'
import styles from './Detail.module.css'
import type { SiteDomain } from './siteDomain'
import { sslHelp, sslWord } from './sslWord'

/** How connections to a name are protected. */
export function SslTab({ domain }: { domain: SiteDomain }) {
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
