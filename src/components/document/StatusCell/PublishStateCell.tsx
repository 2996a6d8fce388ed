'use client'

import { useListQuery } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { IS_LIVE_PROPERTY } from '@/lib/content/editScreen'
import { ScheduleLine } from '../Schedule/ScheduleMark'
import { useSchedules } from '../Schedule/useSchedules'
import { useIsTrash } from '../TrashList/TrashList'
import { StatusCell } from './StatusCell'
import styles from './PublishStateCell.module.css'

/** Whether a document is published, or was before it was moved to the trash, and its scheduled change. */
export function PublishStateCell(props: DefaultCellComponentProps) {
  const { cellData, collectionSlug, rowData } = props
  const isTrash = useIsTrash()
  const owner: unknown = rowData.tenant?.id ?? rowData.tenant
  // Reload the schedules when the list is reloaded.
  const { data } = useListQuery()
  const schedules = useSchedules(collectionSlug, typeof owner === 'string' ? owner : undefined, data)
  const state: unknown = cellData === 'changed' && rowData[IS_LIVE_PROPERTY] === false ? 'draft' : cellData
  return (
    <span className={styles.state}>
      <StatusCell {...props} cellData={isTrash && state !== 'draft' ? 'was_published' : state} />
      <ScheduleLine schedule={schedules.get(String(rowData.id))} />
    </span>
  )
}
