'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './List.module.css'

interface Props {
  title: ReactNode
  /** Second line, to distinguish rows with the same title. */
  detail?: ReactNode
  /** Before the title: a picture or a date. */
  start?: ReactNode
  /** At the end of the row: a status, a time or a menu. */
  end?: ReactNode
  href?: string
  /** Moves `end` below the title on phones; for content longer than a word. */
  wraps?: boolean
}

/** A row of a list, with emphasis on the title. */
export function ListRow({ title, detail, end, href, start, wraps }: Props) {
  return (
    <li className={classes(styles.row, wraps && styles.wraps)}>
      {start && <div className={styles.start}>{start}</div>}
      <div className={styles.words}>
        {href ? (
          <Link className={styles.link} href={href} prefetch={false}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}
