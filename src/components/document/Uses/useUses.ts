'use client'

import { useEffect, useState } from 'react'
import type { State } from '../../ui/Status/states'
import { useApi } from '../../settings/useApi'

export interface Use {
  id: string
  collection: string
  isLive: boolean
  kind: string
  state: State
  title: string
}

export interface Uses {
  places: Use[]
  total: number
  unseen: number
}

/** As many as one question takes. */
const MOST = 200

/** Where documents are used; null until it is known, and where it cannot be. Asked anew whenever `ids` is another list. */
export function useUses(type: string | undefined, ids: string[]): { hasFailed: boolean; uses: Uses | null } {
  const call = useApi()
  const [found, setFound] = useState<{ of: string; uses: Uses | null } | null>(null)
  const asked = ids.slice(0, MOST).join()
  useEffect(() => {
    if (!type || !asked) return
    let isWanted = true
    void call<Uses>('POST', `/documents/${type}/uses`, { ids: asked.split(',') }).then((answer) => {
      if (isWanted) setFound({ of: asked, uses: answer.success ? answer.doc : null })
    })
    return () => {
      isWanted = false
    }
  }, [asked, call, type])
  const isHere = found !== null && found.of === asked
  return { hasFailed: isHere && found.uses === null, uses: isHere ? found.uses : null }
}
