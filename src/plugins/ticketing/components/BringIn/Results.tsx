'use client'

import { Link } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { Button, SettingsCard, useMessages } from '@/exports/client'
import { Remarks } from '../Runs/Remarks'
import styles from './BringIn.module.css'
import type { ResultShown, ResultsShown } from './useBringIn'

interface Props {
  eventsHref: string
  isDone: boolean
  /** Name of the provider. */
  name: string
  onBack: () => void
  results: ResultsShown
}

/** Results of the import; failures come first once it is done. */
export function Results({ eventsHref, isDone, name, onBack, results: { problems, rows } }: Props) {
  const t = useMessages()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const done = rows.filter(({ isWaiting }) => !isWaiting).length
  const sortedRows = isDone ? [...rows].sort((a, b) => rank(a) - rank(b)) : rows
  return (
    <div className={styles.results} ref={head} tabIndex={-1}>
      <SettingsCard
        action={isDone && <Button onClick={onBack}>{t('ticketingBringInAgain')}</Button>}
        help={isDone ? undefined : t('ticketingBringInUnderWay')}
        isFlush
        title={t('ticketingBringInDone')}
      >
        <div className={styles.progress}>
          <progress aria-label={t('ticketingBringInDone')} max={rows.length} value={done} />
          <p role="status">{t('ticketingBringInProgress', { done, total: rows.length })}</p>
        </div>
        <ul aria-label={t('ticketingBringInDone')} className={styles.outcomes}>
          {sortedRows.map((row) => (
            <li
              className={styles.outcome}
              data-state={row.isWaiting ? 'waiting' : row.isSuccess ? 'well' : 'wrong'}
              key={row.externalId}
            >
              <p>
                {row.event ? (
                  <Link className={styles.link} href={`${eventsHref}/${row.event}`} prefetch={false}>
                    <bdi>{row.name}</bdi>
                  </Link>
                ) : (
                  <bdi className={styles.name}>{row.name}</bdi>
                )}
              </p>
              <p className={styles.said}>{row.text}</p>
              {row.problems.length > 0 && <Remarks name={name} problems={row.problems} />}
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <div className={styles.rest}>
            <Remarks name={name} problems={problems} />
          </div>
        )}
      </SettingsCard>
    </div>
  )
}

/** Failures first, then results with remarks. */
const rank = ({ isSuccess, problems }: ResultShown): number => (!isSuccess ? 0 : problems.length > 0 ? 1 : 2)
