'use client'

import { useListQuery, useLocale } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { queryOfList } from '../ListMenu/queryOfList'
import { useIsTrash } from '../TrashList/TrashList'

/** A list that follows one's own action has its new rows by then, in milliseconds. */
const SETTLE_MS = 1_500
/** The server reads no longer pages. */
const MAX_PER_PAGE = 100

interface ListState {
  docs: { id: string; updatedAt: string }[]
  totalDocs: number
}

type Shown = ReturnType<typeof useListQuery>['data']

/**
 * Whether the list on screen shows something else than it would now: after a change in the site, the same page of it is
 * read again, by its search, filter and order and with the reader's rights, and compared.
 * @param type null for a list that is not watched
 */
export function useListChanged(type: string | null): boolean {
  const call = useCall()
  const site = useSiteOnScreen()
  const isTrash = useIsTrash()
  const { code: locale } = useLocale()
  const searchParams = useSearchParams()
  const { data, defaultSort, isGroupingBy, query } = useListQuery()
  const [isDue, setDue] = useState(false)
  /** The data that is outdated: new data is not. */
  const [outdated, setOutdated] = useState<Shown>(undefined)
  const isWatched = type !== null && site !== null && data !== undefined && !isGroupingBy && data.limit <= MAX_PER_PAGE

  const compare = useStableCallback(async () => {
    if (!isWatched) return
    setDue(false)
    try {
      const now = await call<ListState>(`/documents/${type}/list-state`, {
        query: {
          ...queryOfList({ ...query, sort: query.sort ?? defaultSort }, searchParams),
          ...(isTrash && { isTrash }),
          limit: data.limit,
          locale,
          page: data.page ?? 1,
          tenantId: site.id,
        },
      })
      setOutdated(isSame(data, now) ? undefined : data)
    } catch (error) {
      // The next change asks again.
      if (!(error instanceof CallError)) throw error
    }
  })

  useChangesOf(isWatched ? [type] : [], () => setDue(true))
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void compare(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [compare, data, isDue])
  return outdated !== undefined && outdated === data
}

/** The column of the last change may be hidden; then it is not compared. */
function isSame(shown: NonNullable<Shown>, now: ListState): boolean {
  const docs = shown.docs as { id: unknown; updatedAt?: unknown }[]
  return (
    shown.totalDocs === now.totalDocs &&
    docs.length === now.docs.length &&
    docs.every(({ id, updatedAt }, index) => {
      const current = now.docs[index]
      return current?.id === String(id) && (updatedAt === undefined || updatedAt === current.updatedAt)
    })
  )
}
