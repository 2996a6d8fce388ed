'use client'

import { Link } from '@payloadcms/ui'
import { useId } from 'react'
import { classes } from '../../../ui/classes'
import { useMessages } from '../../../ui/useMessages'
import styles from '../Answers.module.css'
import type { AnswerColumn, AnswerRow } from './row'

interface Props {
  columns: AnswerColumn[]
  /** All that match are picked, on whatever page. */
  isAll: boolean
  onPick: (ids: ReadonlySet<string>) => void
  picked: ReadonlySet<string>
  rows: AnswerRow[]
}

/** Answers with a column for each question. On a phone each is a card with the first of them. */
export function AnswersTable({ columns, isAll, onPick, picked, rows }: Props) {
  const t = useMessages()
  const id = useId()
  const isOn = ({ id }: AnswerRow) => isAll || picked.has(id)
  const isWhole = rows.every(isOn)
  const toggle = (row: AnswerRow) => {
    const others = rows.filter((one) => one !== row && isOn(one)).map(({ id }) => id)
    onPick(new Set(isOn(row) ? others : [...others, row.id]))
  }
  return (
    <div aria-label={t('answersTable')} className={styles.scroll} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.pick} scope="col">
              <input
                aria-label={t('answersSelectAll')}
                checked={isWhole}
                id={id}
                onChange={() => onPick(new Set(isWhole ? [] : rows.map(({ id }) => id)))}
                ref={(box) => {
                  if (box) box.indeterminate = !isWhole && rows.some(isOn)
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
                  checked={isOn(row)}
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
              {row.cells.map((cell, index) => (
                <td data-label={columns[index]!.label} key={columns[index]!.key}>
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
