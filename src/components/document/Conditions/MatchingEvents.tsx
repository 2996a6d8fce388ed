'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { EventSummary } from '@/endpoints/events/eventSummaries'
import { momentInZone } from '@/lib/events/momentInZone'
import { Status } from '@/components/ui/Status/Status'
import { isState } from '@/components/ui/Status/states'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Conditions.module.css'
import type { Matching } from './useMatching'

/** The events that currently meet the conditions. */
export function MatchingEvents({
  hasConditions,
  matching: { preview, problem },
}: {
  hasConditions: boolean
  matching: Matching
}) {
  const t = useMessages()
  const total = preview?.totalDocs ?? 0
  const summary = () => {
    if (!hasConditions) return t('eventsMatchingNothing')
    if (problem !== null) return problem || t('eventsMatchingFailed')
    if (!preview) return ''
    return total === 0 ? t('eventsMatchingNone') : t('eventsMatching', { count: total })
  }
  const isShown = hasConditions && preview !== null && problem === null
  return (
    <section aria-label={t('eventsMatchingTitle')} className={styles.matching}>
      <p aria-live="polite" className={styles.count} role="status">
        {summary()}
      </p>
      {isShown && preview.docs.length > 0 && (
        <ul className={styles.events}>
          {preview.docs.map((event) => (
            <EventLine event={event} key={event.id} />
          ))}
        </ul>
      )}
      {isShown && total > preview.docs.length && (
        <p className={styles.note}>{t('eventsMatchingMore', { count: total - preview.docs.length })}</p>
      )}
      {isShown && total > preview.most && (
        <p className={styles.note}>{t('eventsMatchingMost', { count: preview.most })}</p>
      )}
    </section>
  )
}

function EventLine({ event: { eventStatus, id, startDate, state, timezone, title } }: { event: EventSummary }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { config } = useConfig()
  return (
    <li className={styles.event}>
      <Link
        href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/events/${id}` })}
        prefetch={false}
      >
        <bdi>{title || t('untitled')}</bdi>
      </Link>
      <span className={styles.when}>
        {startDate ? momentInZone(startDate, timezone ?? 'UTC', language) : t('eventsNoDate')}
      </span>
      {state === 'draft' && <Status state="draft" />}
      {eventStatus !== 'scheduled' && isState(eventStatus) && <Status state={eventStatus} />}
    </li>
  )
}
