'use client'

import { useState } from 'react'
import { answerQuery, type AnswerFilters } from '@/lib/forms/answers/filters'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Answers.module.css'
import { AnswersPager } from './AnswersPager'
import { AnswersTable, type AnswerColumn, type AnswerRow } from './AnswersTable'
import { DeleteAnswers } from './DeleteAnswers'
import { SelectionBar } from './SelectionBar'
import { allMatching, useAnswerActions } from './useAnswerActions'

interface Props {
  columns: AnswerColumn[]
  filters: AnswerFilters
  formId: string
  /** Number of submissions that match the filters. */
  found: number
  mayDelete: boolean
  page: number
  pages: number
  rows: AnswerRow[]
  /** Number of unread submissions of the form, regardless of filters. */
  unread: number
  /** When the list was loaded. */
  until: string
  /** IANA time zone. */
  zone: string
}

/** A page of submissions with its bulk actions. */
export function AnswersList({
  columns,
  filters,
  formId,
  found,
  mayDelete,
  page,
  pages,
  rows,
  unread,
  until,
  zone,
}: Props) {
  const t = useMessages()
  const { isBusy, mark, remove } = useAnswerActions(formId)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  /** What the open dialog applies to: the selection, or all matches regardless of the selection. */
  const [confirming, setConfirming] = useState<'all' | 'selected' | null>(null)
  // Another user may have deleted a selected submission.
  const ids = rows.map(({ id }) => id).filter((id) => selected.has(id))
  const count = isAll ? found : ids.length
  const allMatches = allMatching(filters, until)
  const target = isAll ? allMatches : { ids }
  const select = (next: ReadonlySet<string>) => {
    setAll(false)
    setSelected(next)
  }
  const clear = () => select(new Set())
  const clearIfDone = (isDone: boolean) => isDone && clear()
  if (rows.length === 0) {
    return (
      <EmptyState icon="Search" title={t('answersNoneFound')}>
        {t('answersNoneFoundHelp')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.found}>
          {answerQuery(filters) ? t('answersFound', { count: found }) : t('answersTotal', { count: found })}
        </p>
        {unread > 0 && (
          <Button disabled={isBusy} onClick={() => void mark(allMatches, true)}>
            {t('answersMarkAllRead')}
          </Button>
        )}
        {mayDelete && (
          <Button disabled={isBusy} variant="quiet" onClick={() => setConfirming('all')}>
            {t(answerQuery(filters) ? 'answersDeleteFound' : 'answersDeleteAll')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <SelectionBar
          count={count}
          found={found}
          isAll={isAll}
          isBusy={isBusy}
          mayDelete={mayDelete}
          offersAll={!isAll && found > rows.length && ids.length === rows.length}
          onAll={() => setAll(true)}
          onClear={clear}
          onDelete={() => setConfirming('selected')}
          onMark={(isRead) => void mark(target, isRead).then(clearIfDone)}
        />
      )}
      <AnswersTable columns={columns} isAll={isAll} onPick={select} picked={selected} rows={rows} />
      <AnswersPager filters={filters} page={page} pages={pages} zone={zone} />
      {confirming && (
        <DeleteAnswers
          count={confirming === 'all' ? found : count}
          isBusy={isBusy}
          onClose={() => setConfirming(null)}
          onConfirm={() =>
            void remove(confirming === 'all' ? allMatches : target).then((isDone) => {
              setConfirming(null)
              clearIfDone(isDone)
            })
          }
        />
      )}
    </>
  )
}
