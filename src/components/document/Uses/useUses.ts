import { useRead } from '../../calls/useRead'
import type { State } from '../../ui/Status/states'

interface Use {
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
  const { data, error } = useRead<Uses>(type && ids.length > 0 ? `/documents/${type}/uses` : null, {
    body: { ids: ids.slice(0, MOST) },
  })
  return { hasFailed: error !== null, uses: data }
}
