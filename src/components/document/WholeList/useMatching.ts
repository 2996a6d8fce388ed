'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { narrowedQuery, type Condition } from '../../../lib/lists/narrowedQuery'
import { useApi } from '../../settings/useApi'

/** As many as one question names the places of. */
const MOST = 200

interface Matching {
  ids: string[]
  total: number
}

/** Documents that meet conditions, drafts as they are drafted; null until they are known. Nothing is asked without conditions. */
export function useMatching(type: string, conditions: Condition[] | null, { isDraft = true }: { isDraft?: boolean } = {}): Matching | null {
  const call = useApi()
  const isTrash = usePathname().endsWith('/trash')
  const [found, setFound] = useState<{ matching: Matching; of: string } | null>(null)
  const query = conditions && narrowedQuery(`depth=0&draft=${isDraft}&limit=${MOST}&select[id]=true&trash=${isTrash}`, conditions)
  useEffect(() => {
    if (!query) return
    let isWanted = true
    void call<{ docs: { id: string }[]; totalDocs: number }>('GET', `/${type}${query}`).then((answer) => {
      if (isWanted && answer.success) setFound({ matching: { ids: answer.doc.docs.map(({ id }) => id), total: answer.doc.totalDocs }, of: query })
    })
    return () => {
      isWanted = false
    }
  }, [call, query, type])
  return query && found?.of === query ? found.matching : null
}
