'use client'

import { useState } from 'react'
import { Button, Icon, List, Menu, MenuItem, SettingsCard, useMessages } from '@/exports/client'
import type { BoxOfficeShown } from '../../demo/shownBoxOffice'
import styles from './BoxOffice.module.css'
import { PerformanceRow } from './PerformanceRow'
import { TimeDialog } from './TimeDialog'
import type { UseBoxOffice } from './useBoxOffice'

/** Links of the demo box office screen. */
export interface BoxOfficeHrefs {
  /** The list of events; an event is at `{events}/{id}`. */
  events: string
}

/** Performances shown before the card is expanded. */
const COLLAPSED_COUNT = 4

interface Props {
  event: BoxOfficeShown['events'][number]
  hrefs: BoxOfficeHrefs
  office: UseBoxOffice
  zone: string
}

/** An event on sale with its upcoming performances. */
export function EventCard({ event: { document, name, number, performances, venue }, hrefs, office, zone }: Props) {
  const t = useMessages()
  const [isExpanded, setExpanded] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { change, run } = office
  const visiblePerformances = isExpanded ? performances : performances.slice(0, COLLAPSED_COUNT)
  const menu = (
    <Menu
      align="end"
      label={t('moreActionsFor', { what: name })}
      trigger={
        <button aria-label={t('moreActionsFor', { what: name })} className={styles.more} type="button">
          <Icon name="Ellipsis" />
        </button>
      }
    >
      {document?.address && (
        <MenuItem href={document.address} icon="ExternalLink" newTab>
          {t('ticketingDemoWebsite')}
        </MenuItem>
      )}
      {document && (
        <MenuItem href={`${hrefs.events}/${document.id}`} icon="ArrowRight">
          {t('ticketingDemoAdmin')}
        </MenuItem>
      )}
      <MenuItem icon="Plus" onSelect={() => setAdding(true)}>
        {t('ticketingDemoAdd')}
      </MenuItem>
      <MenuItem icon="Trash2" onSelect={() => void run(change({ action: 'removeEvent', event: number }))}>
        {t('ticketingDemoRemoveEvent')}
      </MenuItem>
    </Menu>
  )
  return (
    <SettingsCard
      action={menu}
      help={`${venue} · ${t(document ? 'ticketingDemoFollowed' : 'ticketingDemoWaiting')}`}
      isFlush
      title={name}
    >
      {performances.length === 0 ? (
        <p className={styles.none}>{t('ticketingDemoNoPerformances')}</p>
      ) : (
        <List label={name}>
          {visiblePerformances.map((performance) => (
            <PerformanceRow
              key={performance.number}
              office={office}
              performance={performance}
              title={name}
              zone={zone}
            />
          ))}
        </List>
      )}
      {performances.length > COLLAPSED_COUNT && (
        <p className={styles.all}>
          <Button aria-expanded={isExpanded} variant="quiet" onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? t('ticketingDemoFewer') : t('ticketingDemoAll', { count: performances.length })}
          </Button>
        </p>
      )}
      {isAdding && (
        <TimeDialog
          onClose={() => setAdding(false)}
          onSave={(start) => change({ action: 'addPerformance', event: number, start })}
          start={performances.at(-1)?.start ?? null}
          title={t('ticketingDemoAdd')}
          verb={t('ticketingDemoAddVerb')}
          zone={zone}
        />
      )}
    </SettingsCard>
  )
}
