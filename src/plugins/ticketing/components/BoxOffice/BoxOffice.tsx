'use client'

import { useState } from 'react'
import { Banner, Button, Dialog, EmptyState, useMessages } from '@/exports/client'
import type { BoxOfficeShown } from '../../demo/shownBoxOffice'
import { AddEventDialog } from './AddEventDialog'
import styles from './BoxOffice.module.css'
import { EventCard, type BoxOfficeHrefs } from './EventCard'
import { SyncCard } from './SyncCard'
import { useBoxOffice } from './useBoxOffice'

interface Props {
  hrefs: BoxOfficeHrefs
  initial: BoxOfficeShown
  canConnect: boolean
  tenant: string
}

/** Lets users change what the demo box office sells, and sync it to the website. */
export function BoxOffice({ hrefs, initial, canConnect, tenant }: Props) {
  const t = useMessages()
  const office = useBoxOffice(initial, tenant)
  const [isAdding, setAdding] = useState(false)
  const [isResetting, setResetting] = useState(false)
  const { isBusy, run, send, shown } = office
  const connect = canConnect && (
    <Button disabled={isBusy} variant="primary" onClick={() => void run(send('connect'))}>
      {t('ticketingConnect')}
    </Button>
  )
  if (shown.events.length === 0 && !shown.connected) {
    return (
      <EmptyState action={connect} icon="CalendarClock" title={t('ticketingDemoClosed')}>
        {t('ticketingDemoClosedBody')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.office}>
      {shown.connected ? (
        <SyncCard handle="spektrix" canSync={canConnect} office={office} tenant={tenant} />
      ) : (
        <Banner action={connect} icon="CircleAlert">
          {t('ticketingDemoNotConnected')}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={() => setResetting(true)}>
          {t('ticketingDemoReset')}
        </Button>
        <Button disabled={isBusy} icon="Plus" onClick={() => setAdding(true)}>
          {t('ticketingDemoAddEvent')}
        </Button>
      </div>
      {shown.events.map((event) => (
        <EventCard event={event} hrefs={hrefs} key={event.number} office={office} zone={shown.zone} />
      ))}
      <Dialog
        action={
          <Button
            disabled={isBusy}
            variant="primary"
            onClick={() => {
              setResetting(false)
              void run(send('reset'))
            }}
          >
            {t('ticketingDemoReset')}
          </Button>
        }
        description={t('ticketingDemoResetBody')}
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        title={t('ticketingDemoResetTitle')}
      />
      {isAdding && <AddEventDialog office={office} onClose={() => setAdding(false)} venues={shown.venues} />}
    </div>
  )
}
