'use client'

import { createPortal } from 'react-dom'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { bulkQuestion } from '../BulkActions/bulkChange'
import { useIsTrash } from '../TrashList/useIsTrash'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'
import { useMatching } from '../WholeList/useMatching'
import { useSelected } from '../WholeList/useSelected'
import { PerformancesNotice, type Question } from './PerformancesNotice'

/** The same of all events that are selected in a list. */
export function EventsLife({ collectionSlug: type }: { collectionSlug: string }) {
  const selected = useSelected(type)
  const isTrash = useIsTrash()
  const trash = useDialogContent([bulkQuestion('trash'), bulkQuestion('delete')])
  const restore = useDialogContent([bulkQuestion('restore')])
  const question: Question = restore ? 'restore' : isTrash ? 'delete' : 'trash'
  const open = trash ?? restore
  return open && createPortal(<SelectedPerformances question={question} selected={selected} type={type} />, open)
}

/** Of more than one question takes, nothing is said: a number that is too low would be worse. */
function SelectedPerformances({
  question,
  selected,
  type,
}: {
  question: Question
  selected: Condition[]
  type: string
}) {
  const matching = useMatching(type, selected)
  return matching && matching.ids.length > 0 && matching.total === matching.ids.length ? (
    <PerformancesNotice ids={matching.ids} question={question} />
  ) : null
}
