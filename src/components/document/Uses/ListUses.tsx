'use client'

import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useWords } from '../../ui/useWords'
import { useMatching } from '../WholeList/useMatching'
import { useNarrowedCalls } from '../WholeList/useNarrowedCalls'
import { useSelected } from '../WholeList/useSelected'
import { useWholeList } from '../WholeList/useWholeList'
import { UsesNotice } from './UsesNotice'
import { useDialogContent } from '../useDialogContent'

/** Of all that are selected in a list: how many a question is about where Payload's does not say, and where they are used. */
export function ListUses({ collectionSlug: type }: { collectionSlug: string }) {
  useNarrowedCalls(type, useWholeList(type))
  const selected = useSelected(type)
  const trash = useDialogContent(['confirm-delete-many-docs'])
  const publish = useDialogContent([`publish-${type}`])
  const unpublish = useDialogContent([`unpublish-${type}`])
  return (
    <>
      {trash && createPortal(<SelectedUses selected={selected} type={type} />, trash)}
      {publish && createPortal(<Count selected={selected} state="published" type={type} />, publish)}
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
  return matching && <p role="status">{t(state === 'published' ? 'bulkPublishes' : 'bulkTakesOff', { count: matching.total })}</p>
}
