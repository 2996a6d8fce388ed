'use client'

import { Link } from '@payloadcms/ui'
import { isState } from '@/components/ui/Status/states'
import { Status, useMessages } from '@/exports/client'
import type { KnownDocument } from '../../lib/screen/knownDocuments'
import type { ListedDocument } from '../../lib/screen/markdown'
import { useChatScope } from './ChatScope'
import styles from './Message.module.css'
import { required } from '@/lib/values'

interface Props {
  documents: ListedDocument[]
  known: ReadonlyMap<string, KnownDocument>
}

/** Documents listed in an answer: performances as cards, everything else as a table, with details from tool results. */
export function DocumentList({ documents, known }: Props) {
  const isPerformances = documents.every(({ id }) => known.get(id)?.start)
  return isPerformances ? (
    <Performances documents={documents} known={known} />
  ) : (
    <DocumentTable documents={documents} known={known} />
  )
}

const Performances = ({ documents, known }: Props) => (
  <ul className={styles.cards}>
    {documents.map(({ href, id, title }) => {
      const { start, state = '', status = '', venue } = required(known.get(id), `document ${id}`)
      return (
        <li className={styles.card} key={id}>
          <Link className={styles.title} href={href} prefetch={false}>
            {title}
          </Link>
          <span className={styles.detail}>{start}</span>
          {venue && <span className={styles.detail}>{venue}</span>}
          {status === 'draft' && <Status state="draft" />}
          {state !== 'scheduled' && isState(state) && <Status state={state} />}
        </li>
      )
    })}
  </ul>
)

function DocumentTable({ documents, known }: Props) {
  const t = useMessages()
  const { types } = useChatScope()
  return (
    <div aria-label={t('chatTable')} className={styles.scroller} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chatName')}</th>
            <th scope="col">{t('chatType')}</th>
            <th scope="col">{t('chatState')}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map(({ href, id, rest, title, type }) => {
            const status = known.get(id)?.status
            return (
              <tr key={id}>
                <th scope="row">
                  <Link href={href} prefetch={false}>
                    {title || t('untitled')}
                  </Link>
                </th>
                <td className={styles.short}>{types[type]?.singular ?? type}</td>
                <td className={isState(status) ? styles.short : undefined}>
                  {isState(status) ? <Status state={status} /> : rest}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
