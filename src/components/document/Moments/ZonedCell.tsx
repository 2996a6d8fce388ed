'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { useBrowserZone } from '@/components/frame/BrowserZone/useBrowserZone'
import { isTimezone, momentInZone } from '@/lib/events/momentInZone'
import styles from './Moments.module.css'

/** A date in a list, in the zone of its venue, which is named if the browser's clock differs. */
export function ZonedCell({ cellData, field, rowData }: DefaultCellComponentProps<DateFieldClient>) {
  const { language } = useTranslation().i18n
  const ownZone = useBrowserZone()
  if (typeof cellData !== 'string') return null
  const storedZone: unknown = rowData[`${field.name}_tz`]
  const zone = typeof storedZone === 'string' && isTimezone(storedZone) ? storedZone : 'UTC'
  const moment = momentInZone(cellData, zone, language)
  const isElsewhere = ownZone !== null && momentInZone(cellData, ownZone, language) !== moment
  return (
    <time className={styles.moment} dateTime={cellData} title={zone.replaceAll('_', ' ')}>
      {moment}
      {isElsewhere && <span className={styles.zone}> {cityOf(zone)}</span>}
    </time>
  )
}

/** @example cityOf('America/New_York') // 'New York' */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
