'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Icon, ListRow, Menu, MenuItem, Status, useMessages } from '@/exports/client'
import { momentInZone } from '@/lib/events/momentInZone'
import type { BoxOfficeShown } from '../../demo/shownBoxOffice'
import styles from './BoxOffice.module.css'
import { TimeDialog } from './TimeDialog'
import type { UseBoxOffice } from './useBoxOffice'

interface Props {
  office: UseBoxOffice
  performance: BoxOfficeShown['events'][number]['performances'][number]
  title: string
  zone: string
}

/** A performance with its box-office actions. */
export function PerformanceRow({
  office: { change, run },
  performance: { isCancelled, isSoldOut, number, start },
  title,
  zone,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [isMoving, setMoving] = useState(false)
  const when = momentInZone(`${start}Z`, 'UTC', language)
  const act = (action: 'cancel' | 'putOnSale' | 'remove' | 'sellOut' | 'uncancel') => () =>
    void run(change({ action, performance: number }))
  const end = (
    <span className={styles.end}>
      {isCancelled ? <Status state="cancelled" /> : isSoldOut && <Status state="sold_out" />}
      <Menu
        align="end"
        label={t('moreActionsFor', { what: when })}
        trigger={
          <button aria-label={t('moreActionsFor', { what: `${title}, ${when}` })} className={styles.more} type="button">
            <Icon name="Ellipsis" />
          </button>
        }
      >
        <MenuItem icon="CalendarClock" onSelect={() => setMoving(true)}>
          {t('ticketingDemoMove')}
        </MenuItem>
        <MenuItem icon="X" onSelect={act(isCancelled ? 'uncancel' : 'cancel')}>
          {t(isCancelled ? 'ticketingDemoUncancel' : 'ticketingDemoCancel')}
        </MenuItem>
        <MenuItem icon="ReceiptText" onSelect={act(isSoldOut ? 'putOnSale' : 'sellOut')}>
          {t(isSoldOut ? 'ticketingDemoPutOnSale' : 'ticketingDemoSellOut')}
        </MenuItem>
        <MenuItem icon="Trash2" onSelect={act('remove')}>
          {t('ticketingDemoRemove')}
        </MenuItem>
      </Menu>
    </span>
  )
  return (
    <>
      <ListRow end={end} title={<time dateTime={start}>{when}</time>} />
      {isMoving && (
        <TimeDialog
          onClose={() => setMoving(false)}
          onSave={(to) => change({ action: 'move', performance: number, start: to })}
          start={start}
          title={t('ticketingDemoMoveTitle', { name: title })}
          verb={t('ticketingDemoMoveVerb')}
          zone={zone}
        />
      )}
    </>
  )
}
