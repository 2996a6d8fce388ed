'use client'

import { Link } from '@payloadcms/ui'
import { useId } from 'react'
import { classes } from '@/components/ui/classes'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Answers.module.css'
import { zip } from '@/lib/lists/items'

/** A submission as shown in its row. */
export interface AnswerRow {
  id: string
  /** One value per column; '' if there is none. */
  cells: string[]
  href: string
  isUnread: boolean
  /** When it was sent: in the site's format, and in ISO 8601. */
  moment: string
  sentAt: string
}

export interface AnswerColumn {
  key: string
  label: string
  isFormer: boolean
}

interface Props {
  columns: AnswerColumn[]
  /** All matches are selected, across all pages. */
  isAll: boolean
  onPick: (ids: ReadonlySet<string>) => void
  picked: ReadonlySet<string>
  rows: AnswerRow[]
}

/** Submissions with a column for each field. On a phone, each is a card with its first fields. */
export function AnswersTable({ columns, isAll, onPick, picked, rows }: Props) {
  const t = useMessages()
  const id = useId()
  const isSelected = ({ id }: AnswerRow) => isAll || picked.has(id)
  const isPageSelected = rows.every(isSelected)
  const toggle = (row: AnswerRow) => {
    const others = rows.filter((other) => other !== row && isSelected(other)).map(({ id }) => id)
    onPick(new Set(isSelected(row) ? others : [...others, row.id]))
  }
  return (
    <div aria-label={t('answersTable')} className={styles.scroll} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.pick} scope="col">
              <input
                aria-label={t('answersSelectAll')}
                checked={isPageSelected}
                id={id}
                onChange={() => onPick(new Set(isPageSelected ? [] : rows.map(({ id }) => id)))}
                ref={(box) => {
                  if (box) box.indeterminate = !isPageSelected && rows.some(isSelected)
                }}
                type="checkbox"
              />
              <label className={styles.pickWord} htmlFor={id}>
                {t('answersSelectAll')}
              </label>
            </th>
            <th scope="col">{t('answerSent')}</th>
            {columns.map(({ isFormer, key, label }) => (
              <th key={key} scope="col">
                <span className={styles.question} dir="auto" title={label}>
                  {label}
                </span>
                {isFormer && <span className={styles.former}>{t('answerFormer')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={classes(row.isUnread && styles.unread)} key={row.id}>
              <td className={styles.pick}>
                <input
                  aria-label={t('answerSelect', { moment: row.moment })}
                  checked={isSelected(row)}
                  onChange={() => toggle(row)}
                  type="checkbox"
                />
              </td>
              <th className={styles.moment} scope="row">
                <Link href={row.href} prefetch={false}>
                  <time dateTime={row.sentAt}>{row.moment}</time>
                </Link>
                {row.isUnread && <span className={styles.badge}>{t('answerUnread')}</span>}
              </th>
              {zip(columns, row.cells).map(([{ key, label }, cell]) => (
                <td data-label={label} key={key}>
                  <span className={styles.answer} dir="auto">
                    {cell}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
