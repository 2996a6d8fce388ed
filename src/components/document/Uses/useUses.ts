import { useRead } from '@/components/calls/useRead'
import type { State } from '@/components/ui/Status/states'

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
  /** Number of the documents that wait for a set time or in a release. */
  planned: number
  total: number
  unseen: number
}

/** Maximum number of documents per request. */
const MAX_DOCUMENTS = 200

/** Where documents are used; null until loaded, and if loading fails. Reloaded whenever `ids` changes. */
export function useUses(type: string | undefined, ids: string[]): { hasFailed: boolean; uses: Uses | null } {
  const { data, error } = useRead<Uses>(type && ids.length > 0 ? `/documents/${type}/uses` : null, {
    body: { ids: ids.slice(0, MAX_DOCUMENTS) },
  })
  return { hasFailed: error !== null, uses: data }
}
