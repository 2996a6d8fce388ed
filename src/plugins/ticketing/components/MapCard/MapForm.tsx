'use client'

import { useState } from 'react'
import { Banner, SettingsCard, useApi, useMessages } from '@/exports/client'
import { useSettingsForm } from '@/components/settings/useSettingsForm'
import { StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import type { Row, SyncMap } from '../../lib/map/rows'
import { MapEditor, ResetMap } from '../MapEditor/MapEditor'
import { Flags } from './Flags'
import styles from './MapCard.module.css'
import type { MapConnection, MapShown } from './MapShown'
import { Preview } from './Preview'

type List = 'events' | 'instances'
type Saved = SyncMap & { updatedAt: string }

/** Form for the field map of a connection, with a preview. */
export function MapForm({
  handle,
  isReadOnly,
  name,
  shown,
  tenant,
}: MapConnection & { isReadOnly: boolean; shown: MapShown }) {
  const t = useMessages()
  const call = useApi()
  const [{ modesOfSale, offersAttributes, sources, targets, usual }] = useState(shown)
  const hasAttributes = [...sources.events, ...sources.instances].some(({ isAttribute }) => isAttribute)
  const [sent, setSent] = useState<SyncMap>(shown.map)
  const { bar, isStale, problemOf, ref, set, values } = useSettingsForm<SyncMap, Saved>({
    initial: shown.map,
    onSaved: ({ updatedAt: _, ...map }) => map,
    savedMessage: t('ticketingMapSaved', { provider: name }),
    send: (map, updatedAt) => {
      setSent(map)
      return call<Saved>('PATCH', `/ticketing/${handle}/map`, { ...map, tenant, updatedAt })
    },
    updatedAt: shown.updatedAt,
  })

  /** Finds a row's validation error by the index the row had when it was sent, as it may have moved since. */
  const problemOfRow = (list: List) => (row: Row) => {
    const index = sent[list].findIndex(({ source, target }) => source === row.source && target === row.target)
    return index < 0 ? undefined : problemOf(`${list}.${index}`)
  }

  const listCard = (list: List, title: string, help: string) => (
    <SettingsCard
      action={
        !isReadOnly &&
        JSON.stringify(values[list]) !== JSON.stringify(usual[list]) && (
          <ResetMap onReset={() => set(list, usual[list])} />
        )
      }
      help={help}
      title={title}
    >
      {problemOf(list) && (
        <p className={styles.problem} role="alert">
          {problemOf(list)}
        </p>
      )}
      <MapEditor
        isReadOnly={isReadOnly}
        of={list}
        onChange={(rows) => set(list, rows)}
        problemOf={problemOfRow(list)}
        sources={sources[list]}
        targets={targets[list]}
        value={values[list]}
      />
    </SettingsCard>
  )

  return (
    <>
      <form className={styles.cards} noValidate onSubmit={(event) => event.preventDefault()} ref={ref}>
        {isStale && <StaleNotice />}
        <SettingsCard help={t('ticketingMapHelp', { provider: name })} title={t('ticketingMap')}>
          {offersAttributes && !hasAttributes && (
            <Banner icon="CircleHelp" variant="info">
              {t('ticketingNoAttributes', { product: name })}
            </Banner>
          )}
          <Flags isReadOnly={isReadOnly} modes={modesOfSale} onValue={set} values={values} />
        </SettingsCard>
        {listCard('events', t('ticketingMapEvents'), t('ticketingMapEventsHelp'))}
        {listCard('instances', t('ticketingMapInstances'), t('ticketingMapInstancesHelp'))}
      </form>
      <Preview handle={handle} map={values} name={name} tenant={tenant} />
      {!isReadOnly && <SaveBar {...bar} />}
    </>
  )
}
