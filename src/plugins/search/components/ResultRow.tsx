'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { ScheduleMark } from '@/components/document/Schedule/ScheduleMark'
import { useSchedules } from '@/components/document/Schedule/useSchedules'
import { ListRow, Status, useMessages, useSiteOnScreen } from '@/exports/client'
import type { Hit } from '../lib/hit'
import styles from './Search.module.css'
import { highlight } from '../lib/highlight'

/** A text with the words of the query highlighted. */
const Highlighted = ({ query, text }: { query: string; text: string }) => (
  <bdi>
    {highlight(text, query).map(({ isHit, text: part }, index) =>
      isHit ? (
        <mark className={styles.mark} key={index}>
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </bdi>
)

/** A search result that links to its document. */
export function ResultRow({
  hit: { id, collectionType, description, isDraft, slug, title },
  query,
}: {
  hit: Hit
  query: string
}) {
  const t = useMessages()
  const { config } = useConfig()
  const schedule = useSchedules(collectionType, useSiteOnScreen()?.id).get(id)
  return (
    <ListRow
      detail={
        (slug || description) && (
          <>
            {slug && (
              <span className={styles.slug} dir="ltr">
                /<Highlighted query={query} text={slug} />
              </span>
            )}
            {description && <span className={styles.description}>{description}</span>}
          </>
        )
      }
      end={
        (isDraft || schedule) && (
          <>
            {schedule && <ScheduleMark schedule={schedule} tabIndex={0} />}
            {isDraft && <Status state="draft" />}
          </>
        )
      }
      href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collectionType}/${id}` })}
      title={title ? <Highlighted query={query} text={title} /> : t('untitled')}
    />
  )
}
