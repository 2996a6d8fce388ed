'use client'

import { Link } from '@payloadcms/ui'
import { useWords } from '../../../../components/ui/useWords'
import type { ThemeChange } from '../../lib/changes/findChanges'
import styles from './Themes.module.css'

/** What a version changes, with the documents that it concerns. */
export function Changes({ changes }: { changes: ThemeChange[] }) {
  const t = useWords()
  return (
    <ul className={styles.findings}>
      {changes.map(({ count, documents, kind, message, name, owner }) => (
        <li key={`${kind} ${owner} ${name}`}>
          <strong>{message}</strong> {t('themesDocuments', { count })}
          {documents.length > 0 && (
            <span className={styles.links}>
              {documents.map(({ href, id, title }) => (
                <Link href={href} key={id} prefetch={false} rel="noreferrer" target="_blank">
                  {title || t('untitled')}
                </Link>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
