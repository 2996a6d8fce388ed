'use client'

import { useMessages } from '@/exports/client'
import type { ThemeChange } from '../../lib/changes/findChanges'
import { DocumentLinks } from './DocumentLinks'
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
            <DocumentLinks count={count} documents={documents} />
          </li>
        ))}
    </ul>
  )
}
