'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../ui/useWords'
import { HiddenDialog } from './HiddenDialog'
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
  const pending = useRef<{ data: unknown; ids: string[] } | null>(null)
  useEffect(() => {
    if (asked && asked.length > 0) pending.current = { data, ids: asked }
    // The list is read again when something was done, and stays as it is when the question was put aside.
    else if (pending.current && pending.current.data !== data) {
      const { ids } = pending.current
      pending.current = null
      void loadHidden(type, { ids, isLive: true }).then((found) => isAnything(found) && setHidden(found))
    }
  }, [asked, data, loadHidden, type])
  if (!hidden) return null
  return <HiddenDialog description={t('publishHiddenMany', { count: hidden.targets.length + hidden.unseen })} hidden={hidden} onClose={() => setHidden(null)} title={t('publishAlongside')} />
}
