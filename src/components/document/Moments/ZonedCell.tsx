'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { useSyncExternalStore } from 'react'
import { isTimezone } from '../../../lib/events/isTimezone'
import { momentInZone } from '../../../lib/events/momentInZone'
import styles from './Moments.module.css'

const unchanging = () => () => {}

/** The reader's zone; null on the server, which does not know it. */
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment in a list, on the wall clock of its own place, which is named where the reader's clock differs. */
export function ZonedCell({ cellData, field, rowData }: DefaultCellComponentProps<DateFieldClient>) {
  const { language } = useTranslation().i18n
  const here = useSyncExternalStore(unchanging, readersZone, () => null)
  if (typeof cellData !== 'string') return null
  const named: unknown = rowData[`${field.name}_tz`]
  const zone = typeof named === 'string' && isTimezone(named) ? named : 'UTC'
  const moment = momentInZone(cellData, zone, language)
  const isElsewhere = here !== null && momentInZone(cellData, here, language) !== moment
  return (
    <time className={styles.moment} dateTime={cellData} title={zone.replaceAll('_', ' ')}>
      {moment}
      {isElsewhere && <span className={styles.zone}> {placeOf(zone)}</span>}
    </time>
  )
}

/** @example placeOf('America/New_York') // 'New York' */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
