'use client'

import { useRowLabel } from '@payloadcms/ui'
import { rowNumber, rowTitle } from '@/lib/content/rowTitle'
import styles from './RowTitle.module.css'

interface Props {
  /** Type of the block; rows of an array have none. */
  kind?: string
  /** Title of the row. Default: derived from its fields. */
  title?: string
}

/** Row label of a block or an array row: number, type and title. */
export function RowTitle({ kind, title: customTitle }: Props) {
  const { data, rowNumber: index } = useRowLabel<Record<string, unknown>>()
  const title = customTitle ?? rowTitle(data ?? {})
  return (
    <span className={styles.row}>
      <span className={styles.number}>{rowNumber(index ?? 0)}</span>
      {kind && <span className={styles.kind}>{kind}</span>}
      {title && (
        <span className={styles.title} dir="auto">
          {title}
        </span>
      )}
    </span>
  )
}
