'use client'

import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useWords } from '../../ui/useWords'
import { bulkQuestion } from '../BulkActions/bulkChange'
import { useMatching } from '../WholeList/useMatching'
import { useSelected } from '../WholeList/useSelected'
import { UsesNotice } from './UsesNotice'
import { BulkPublished } from '../Publish/BulkPublished'
import { HiddenNotice } from '../Publish/HiddenNotice'
import { useDialogContent } from '../useDialogContent'

/** Of all that are selected in a list: how many a question is about where Payload's does not say, and where they are used. */
export function ListUses({ collectionSlug: type }: { collectionSlug: string }) {
  const selected = useSelected(type)
  const trash = useDialogContent([bulkQuestion('trash')])
  const publish = useDialogContent([bulkQuestion('publish')])
  const restore = useDialogContent([bulkQuestion('restore')])
  const going = useMatching(type, publish || restore ? selected : null)
  const unpublish = useDialogContent([bulkQuestion('unpublish')])
  return (
    <>
      {trash && createPortal(<SelectedUses selected={selected} type={type} />, trash)}
      {publish &&
        createPortal(
          <>
            <Count selected={selected} state="published" type={type} />
            {going && <HiddenNotice ids={going.ids} type={type} />}
          </>,
          publish,
        )}
      {restore && going && createPortal(<HiddenNotice ids={going.ids} type={type} />, restore)}
      <BulkPublished asked={going?.ids ?? null} type={type} />
      {unpublish &&
        createPortal(
          <>
            <Count selected={selected} state="draft" type={type} />
            <SelectedUses selected={selected} type={type} />
          </>,
          unpublish,
        )}
    </>
  )
}

function SelectedUses({ selected, type }: { selected: Condition[]; type: string }) {
  const matching = useMatching(type, selected)
  return matching && <UsesNotice ids={matching.ids} type={type} />
}

/** Those that are published already, or no more, stay as they are. */
function Count({ selected, state, type }: { selected: Condition[]; state: 'draft' | 'published'; type: string }) {
  const t = useWords()
  const conditions = useMemo(() => [...selected, { _status: { not_equals: state } }], [selected, state])
  const matching = useMatching(type, conditions, { isDraft: state === 'published' })
  return (
    matching && (
      <p role="status">{t(state === 'published' ? 'bulkPublishes' : 'bulkTakesOff', { count: matching.total })}</p>
    )
  )
}
