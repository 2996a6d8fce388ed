import { useRead } from '../../../../components/calls/useRead'
import type { Hit } from '../../lib/hit'
import { resultsOf, type FoundDocs } from '../../lib/searchCalls'

const PAUSE_MS = 150
/** More than are shown: the closest are chosen among the best of each kind. */
const MOST = '24'

/** Documents for what is typed; the last ones stay until the next are there. */
export function useFoundDocuments(typed: string): { found: Hit[]; isSearching: boolean } {
  const query = typed.trim()
  const { data, error, isOutdated } = useRead<FoundDocs>(
    query ? `/search?${new URLSearchParams({ search: query, limit: MOST })}` : null,
    { keepsLast: true, pause: PAUSE_MS },
  )
  return { found: query && data && !error ? resultsOf(data, 'published').hits : [], isSearching: isOutdated && !error }
}
