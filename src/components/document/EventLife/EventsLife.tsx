'use client'

import { createPortal } from 'react-dom'
import type { Condition } from '@/lib/lists/addConditions'
import { bulkDialogSlug } from '../BulkActions/bulkRequest'
import { useIsTrash } from '../TrashList/TrashList'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'
import { useMatching } from '../WholeList/useMatching'
import { useSelected } from '../WholeList/useWholeList'
import { PerformancesNotice, type EventAction } from './PerformancesNotice'

/** The same for the events selected in a list. */
export function EventsLife({ collectionSlug: type }: { collectionSlug: string }) {
  const selected = useSelected(type)
  const isTrash = useIsTrash()
  const trash = useDialogContent([bulkDialogSlug('trash'), bulkDialogSlug('delete')])
  const restore = useDialogContent([bulkDialogSlug('restore')])
  const question: EventAction = restore ? 'restore' : isTrash ? 'delete' : 'trash'
  const dialog = trash ?? restore
  return dialog && createPortal(<SelectedPerformances question={question} selected={selected} type={type} />, dialog)
}

/** Shows nothing if more documents are selected than one request counts: too low a number would mislead. */
function SelectedPerformances({
  question,
  selected,
  type,
}: {
  question: EventAction
  selected: Condition[]
  type: string
}) {
  const matching = useMatching(type, selected)
  return matching && matching.ids.length > 0 && matching.total === matching.ids.length ? (
    <PerformancesNotice ids={matching.ids} question={question} />
  ) : null
}
