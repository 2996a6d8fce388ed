'use client'

import { Link } from '@payloadcms/ui'
import { useMessages } from '../../../../components/ui/useMessages'
import type { ThemeChange } from '../../lib/changes/findChanges'
import styles from './Themes.module.css'

/** Lists what the site would lose, with the affected documents. */
export function Changes({ changes }: { changes: ThemeChange[] }) {
  const t = useMessages()
  return (
    <ul className={styles.findings}>
      {changes
        .filter(({ count }) => count > 0)
        .map(({ count, documents, kind, message, name, owner }) => (
          <li key={`${kind} ${owner} ${name}`}>
            <strong>{message}</strong> <span className={styles.detail}>{t('themesDocuments', { count })}</span>
            {documents.length > 0 && (
              <ul className={styles.links}>
                {documents.map(({ collection, href, id, title }) => (
                  <li key={`${collection} ${id}`}>
                    <Link href={href} prefetch={false} rel="noreferrer" target="_blank">
                      {title || t('untitled')}
                    </Link>
                  </li>
                ))}
                {count > documents.length && <li>{t('themesMoreDocuments', { count: count - documents.length })}</li>}
              </ul>
            )}
          </li>
        ))}
    </ul>
  )
}
