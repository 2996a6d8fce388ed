'use client'

import { useState } from 'react'
import { Banner, Button, EmptyState, Skeleton, useMessages, useRead } from '@/exports/client'
import {
  withDefaults,
  withoutChoices,
  type Choice,
  type Choices,
  type Rights,
  type UnlinkedShown,
  splitChoices,
} from '../../lib/bringIn/choices'
import styles from './BringIn.module.css'
import { EventRow } from './EventRow'
import { ListTools } from './ListTools'
import { Results } from './Results'
import { useAllUnlinked } from './useAllUnlinked'
import { useBringIn } from './useBringIn'
import { useTranslation } from '@payloadcms/ui'

export interface BringInProps extends Rights {
  /** URL of the events screen; `/{id}` is appended. */
  eventsHref: string
  handle: string
  /** Name of the provider. */
  name: string
  tenant: string
}

interface Unlinked {
  docs: UnlinkedShown[]
  listed: number
  total: number
  unlinked: number
}

const PAGE_SIZE = 50
const DEBOUNCE_MS = 250

/** Lists unlinked box-office events, which users select and import or link in one step. */
export function BringIn({ eventsHref, handle, canCreate: canCreate, canLink: canLink, name, tenant }: BringInProps) {
  const t = useMessages()
  const rights = { canCreate, canLink }
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [choices, setChoices] = useState<Choices>(new Map())
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), page: String(page), q: search.trim(), tenant })
  const { data, error, isOutdated, reload } = useRead<Unlinked>(`/ticketing/${handle}/unlinked?${query}`, {
    keepsPrevious: true,
    debounce: search ? DEBOUNCE_MS : 0,
  })
  const all = useAllUnlinked({ handle, search, tenant })
  const { begin, results, state } = useBringIn({ handle, name, tenant })

  if (state !== 'idle') {
    return (
      <Results
        eventsHref={eventsHref}
        isDone={state === 'done'}
        name={name}
        onBack={() => {
          setChoices(new Map())
          begin(null)
          setPage(1)
          reload()
        }}
        results={results}
      />
    )
  }
  if (error) {
    return (
      <Banner action={<Button onClick={reload}>{t('ticketingTryAgain')}</Button>} icon="CircleAlert" variant="error">
        {error.serverMessage || t('ticketingFailed')}
      </Banner>
    )
  }
  if (!data) return <Skeleton lines={10} />
  if (data.listed === 0)
    return (
      <EmptyState icon="CalendarDays" title={t('ticketingBringInNone', { provider: name })}>
        {t('ticketingBringInNoneBody')}
      </EmptyState>
    )
  if (data.unlinked === 0)
    return (
      <EmptyState icon="Check" title={t('ticketingBringInAllLinked', { provider: name })}>
        {t('ticketingBringInAllLinkedBody')}
      </EmptyState>
    )

  const pages = Math.max(1, Math.ceil(data.total / PAGE_SIZE))
  const choose = (id: string, choice: Choice | null) =>
    setChoices((current) => (choice ? new Map(current).set(id, choice) : withoutChoices(current, [id])))
  const chooseAll = async () => {
    const events = await all.read(data.total)
    if (events) setChoices((current) => withDefaults(current, events, rights))
  }
  return (
    <div className={styles.screen}>
      <ListTools
        chosen={choices.size}
        isReading={all.isReading}
        onAll={() => void chooseAll()}
        onNone={() => setChoices(new Map())}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
        search={search}
        total={data.total}
      />
      {all.error && (
        <Banner icon="CircleAlert" variant="error">
          {all.error}
        </Banner>
      )}
      {data.docs.length === 0 && !isOutdated && <p className={styles.none}>{t('ticketingBringInNoMatches')}</p>}
      <ul aria-busy={isOutdated} aria-label={t('ticketingBringInTotal', { count: data.total })} className={styles.rows}>
        {data.docs.map((event) => (
          <EventRow
            choice={choices.get(event.externalId)}
            event={event}
            key={event.externalId}
            onChoice={choose}
            rights={rights}
            tenant={tenant}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('ticketingBringInPage', { page, pages })} className={styles.pages}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('ticketingBringInPrevious')}
          </Button>
          <span>{t('ticketingBringInPage', { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('ticketingBringInNext')}
          </Button>
        </nav>
      )}
      <ChosenBar choices={choices} onBegin={() => begin(choices)} rights={rights} />
    </div>
  )
}

/** Summary of the selection, and the button that imports it. */
function ChosenBar({ choices, onBegin, rights }: { choices: Choices; onBegin: () => void; rights: Rights }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { create, link } = splitChoices(choices)
  const parts = [
    ...(create.length > 0 ? [t('ticketingBringInCreates', { count: create.length })] : []),
    ...(link.length > 0 ? [t('ticketingBringInLinks', { count: link.length })] : []),
  ]
  const hint = !rights.canCreate
    ? t('ticketingBringInNotMayCreate')
    : !rights.canLink
      ? t('ticketingBringInNotMayLink')
      : null
  return (
    <div className={styles.bar}>
      <p role="status">
        {t('ticketingBringInChosen', { count: choices.size })}
        {parts.length > 0 && `: ${new Intl.ListFormat(language, { type: 'unit' }).format(parts)}`}
        {hint && <span className={styles.hint}>{hint}</span>}
      </p>
      <Button disabled={choices.size === 0} variant="primary" onClick={onBegin}>
        {t('ticketingBringInDo', { count: choices.size })}
      </Button>
    </div>
  )
}
