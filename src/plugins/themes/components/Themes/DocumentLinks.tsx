'use client'

import { Link } from '@payloadcms/ui'
import { useMessages } from '@/exports/client'
import type { LinkedDocument } from '../../lib/changes/linkDocuments'
import styles from './Themes.module.css'

interface Props {
  /** Total count, when it exceeds the linked documents. */
  count?: number
  documents: readonly LinkedDocument[]
}

/** Links documents of the site, in a new tab. */
export function DocumentLinks({ documents, count = documents.length }: Props) {
  const t = useMessages()
  if (documents.length === 0) return null
  return (
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
  )
}
