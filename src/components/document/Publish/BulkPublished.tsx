'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../ui/useWords'
import { HiddenDialog } from './HiddenDialog'
import { wasDone, type RowStates } from './wasDone'
import { isAnything, useHiddenCalls, type Hidden } from './useHidden'

interface Props {
  /** Those that a question on screen is about; null while none is. */
  asked: string[] | null
  type: string
}

/** After many documents were published or restored at once: what visitors do not see of what they refer to. */
export function BulkPublished({ asked, type }: Props) {
  const t = useWords()
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
