'use client'

import { useRowLabel } from '@payloadcms/ui'
import { rowNumber } from '../../../lib/content/rowHeading'
import { rowTitle } from '../../../lib/content/rowTitle'
import styles from './RowTitle.module.css'

interface Props {
  /** What kind of block it is; rows of a list are all of one kind. */
  kind?: string
  /** What is written in it. Default: what its fields say. */
  title?: string
}

/** The head of a block or a row: its number, its kind, and what is written in it. */
export function RowTitle({ kind, title: given }: Props) {
  const { data, rowNumber: index } = useRowLabel<Record<string, unknown>>()
  const title = given ?? rowTitle(data ?? {})
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
