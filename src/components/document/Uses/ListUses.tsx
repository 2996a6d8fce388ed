'use client'

import { useMemo, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { useMessages } from '../../ui/useMessages'
import { bulkQuestion } from '../BulkActions/bulkChange'
import { useMatching } from '../WholeList/useMatching'
import { useSelected } from '../WholeList/useSelected'
import { UsesNotice } from './UsesNotice'
import { HiddenNotice } from '../Publish/HiddenNotice'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'
import { useListQuery } from '@payloadcms/ui'
import { HiddenDialog } from '../Publish/HiddenDialog'
import { wasDone, type RowStates } from '../Publish/wasDone'
import { isAnything, useHiddenCalls, type Hidden } from '../Publish/useHidden'

/** Of all that are selected in a list: how many a question is about where Payload's does not say, and where they are used. */
export function ListUses({ collectionSlug: type }: { collectionSlug: string }) {
  const selected = useSelected(type)
  const trash = useDialogContent([bulkQuestion('trash'), bulkQuestion('delete')])
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
  /** Those that a question on screen is about; null while none is. */
  asked: string[] | null
  type: string
}

/** After many documents were published or restored at once: what visitors do not see of what they refer to. */
function BulkPublished({ asked, type }: Props) {
  const t = useMessages()
  const { data } = useListQuery()
  const { loadHidden } = useHiddenCalls()
  const [hidden, setHidden] = useState<Hidden | null>(null)
  const pending = useRef<{ before: RowStates; ids: string } | null>(null)
  const ids = asked?.join() ?? ''
  useEffect(() => {
    const now: RowStates = new Map(
      (data?.docs ?? []).map((doc) => [String(doc.id), (doc as { _status?: unknown })._status]),
    )
    if (ids) {
      // The list may be read again before the question leaves the screen.
      if (pending.current?.ids !== ids) pending.current = { before: now, ids }
      return
    }
    if (!pending.current) return
    const done = pending.current.ids.split(',')
    if (!wasDone(done, pending.current.before, now)) return
    pending.current = null
    void loadHidden(type, { ids: done, isLive: true }).then((found) => isAnything(found) && setHidden(found))
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
