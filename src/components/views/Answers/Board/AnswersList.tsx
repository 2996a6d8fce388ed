'use client'

import { useState } from 'react'
import { answerQuery, type AnswerFilters } from '../../../../lib/forms/answers/filters'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { useMessages } from '../../../ui/useMessages'
import styles from '../Answers.module.css'
import { AnswersPager } from './AnswersPager'
import { AnswersTable } from './AnswersTable'
import { DeleteAnswers } from './DeleteAnswers'
import type { AnswerColumn, AnswerRow } from './row'
import { SelectionBar } from './SelectionBar'
import { allMatching, useAnswerActions } from './useAnswerActions'

interface Props {
  columns: AnswerColumn[]
  filters: AnswerFilters
  formId: string
  /** How many the filters leave. */
  found: number
  mayDelete: boolean
  page: number
  pages: number
  rows: AnswerRow[]
  /** Unread ones of the form, whatever the filters leave. */
  unread: number
  /** When the list was read. */
  until: string
  /** IANA name. */
  zone: string
}

/** A page of answers, and what can be done with them. */
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
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  /** What a question is about: what is selected, or all that match, whatever is selected. */
  const [asking, setAsking] = useState<'all' | 'selected' | null>(null)
  // Somebody else may have deleted one that is picked here.
  const ids = rows.map(({ id }) => id).filter((id) => picked.has(id))
  const count = isAll ? found : ids.length
  const everything = allMatching(filters, until)
  const meant = isAll ? everything : { ids }
  const pick = (next: ReadonlySet<string>) => {
    setAll(false)
    setPicked(next)
  }
  const clear = () => pick(new Set())
  const afterwards = (isDone: boolean) => isDone && clear()
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
          <Button disabled={isBusy} onClick={() => void mark(everything, true)}>
            {t('answersMarkAllRead')}
          </Button>
        )}
        {mayDelete && (
          <Button disabled={isBusy} variant="quiet" onClick={() => setAsking('all')}>
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
          onDelete={() => setAsking('selected')}
          onMark={(isRead) => void mark(meant, isRead).then(afterwards)}
        />
      )}
      <AnswersTable columns={columns} isAll={isAll} onPick={pick} picked={picked} rows={rows} />
      <AnswersPager filters={filters} page={page} pages={pages} zone={zone} />
      {asking && (
        <DeleteAnswers
          count={asking === 'all' ? found : count}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void remove(asking === 'all' ? everything : meant).then((isDone) => {
              setAsking(null)
              afterwards(isDone)
            })
          }
        />
      )}
    </>
  )
}
