'use client'

import { useMemo, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Condition } from '@/lib/lists/addConditions'
import { useMessages } from '@/components/ui/useMessages'
import { bulkDialogSlug } from '../BulkActions/bulkRequest'
import { useMatching } from '../WholeList/useMatching'
import { useSelected } from '../WholeList/useWholeList'
import { UsesNotice } from './UsesNotice'
import { AddressNotice } from '../Publish/AddressNotice'
import { HiddenNotice } from '../Publish/HiddenNotice'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'
import { useListQuery } from '@payloadcms/ui'
import { HiddenDialog } from '../Publish/HiddenDialog'
import { isActionDone, type RowStates } from '../Publish/isActionDone'
import { hasHidden, useHiddenCalls, type Hidden } from '../Publish/useHidden'

/** In bulk confirmation dialogs: the number of documents, if Payload does not show it, and where they are used. */
export function ListUses({ collectionSlug: type }: { collectionSlug: string }) {
  const selected = useSelected(type)
  const trash = useDialogContent([bulkDialogSlug('trash'), bulkDialogSlug('delete')])
  const publish = useDialogContent([bulkDialogSlug('publish')])
  const restore = useDialogContent([bulkDialogSlug('restore')])
  const affected = useMatching(type, publish || restore ? selected : null)
  const unpublish = useDialogContent([bulkDialogSlug('unpublish')])
  return (
    <>
      {trash && createPortal(<SelectedUses selected={selected} type={type} />, trash)}
      {publish &&
        createPortal(
          <>
            <Count selected={selected} state="published" type={type} />
            {affected && <AddressNotice ids={affected.ids} type={type} />}
            {affected && <HiddenNotice ids={affected.ids} type={type} />}
          </>,
          publish,
        )}
      {restore && affected && createPortal(<HiddenNotice ids={affected.ids} type={type} />, restore)}
      <BulkPublished pendingIds={affected?.ids ?? null} type={type} />
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

/** Number of documents that the action will change: those already in the target state are excluded. */
function Count({ selected, state, type }: { selected: Condition[]; state: 'draft' | 'published'; type: string }) {
  const t = useMessages()
  const conditions = useMemo(() => [...selected, { _status: { not_equals: state } }], [selected, state])
  const matching = useMatching(type, conditions, { isDraft: state === 'published' })
  return (
    matching && (
      <p role="status">{t(state === 'published' ? 'bulkPublishes' : 'bulkTakesOff', { count: matching.total })}</p>
    )
  )
}

interface Props {
  /** Ids of the documents in the open dialog; null if none is open. */
  pendingIds: string[] | null
  type: string
}

/** After a bulk publish or restore: references of these documents that visitors cannot see. */
function BulkPublished({ pendingIds, type }: Props) {
  const t = useMessages()
  const { data } = useListQuery()
  const { loadHidden } = useHiddenCalls()
  const [hidden, setHidden] = useState<Hidden | null>(null)
  const pending = useRef<{ before: RowStates; ids: string } | null>(null)
  const ids = pendingIds?.join() ?? ''
  useEffect(() => {
    const now: RowStates = new Map(
      (data?.docs ?? []).map((doc) => [String(doc.id), (doc as { _status?: unknown })._status]),
    )
    if (ids) {
      // The list may be reloaded before the dialog closes.
      if (pending.current?.ids !== ids) pending.current = { before: now, ids }
      return
    }
    if (!pending.current) return
    const done = pending.current.ids.split(',')
    if (!isActionDone(done, pending.current.before, now)) return
    pending.current = null
    void loadHidden(type, { ids: done, isLive: true }).then((found) => hasHidden(found) && setHidden(found))
  }, [data, ids, loadHidden, type])
  if (!hidden) return null
  return (
    <HiddenDialog
      description={t('publishHiddenMany', { count: hidden.targets.length + hidden.unseen })}
      hidden={hidden}
      onClose={() => setHidden(null)}
      title={t('publishAlongside')}
    />
  )
}
