'use client'

import { useListQuery } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { LIVE } from '../../../lib/content/live'
import { ScheduleLine } from '../Schedule/ScheduleLine'
import { useSchedules } from '../Schedule/useSchedules'
import { StatusCell } from './StatusCell'
import styles from './PublishStateCell.module.css'

/** Whether a document is published, and what is set for it. */
export function PublishStateCell(props: DefaultCellComponentProps) {
  const { cellData, collectionSlug, rowData } = props
  const owner: unknown = rowData.tenant?.id ?? rowData.tenant
  // A list that was read again asks again.
  const { data } = useListQuery()
  const schedules = useSchedules(collectionSlug, typeof owner === 'string' ? owner : undefined, data)
  return (
    <span className={styles.state}>
      <StatusCell {...props} cellData={cellData === 'changed' && rowData[LIVE] === false ? 'draft' : cellData} />
      <ScheduleLine schedule={schedules.get(String(rowData.id))} />
    </span>
  )
}
