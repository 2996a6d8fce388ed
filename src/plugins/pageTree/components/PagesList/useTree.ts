'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useApi } from '@/exports/client'
import type { TreePage } from '../../operations/getPagesForTree'
import { buildTree, type Tree } from '../../lib/tree/tree'
import { toPage, unpackTree } from '../../lib/tree/packTree'
import type { PagesSite } from '../site'

type TreeChange = (tree: Tree) => Tree

/** The tree and its loading state. */
export interface TreeSource {
  /** The tree as loaded, with the changes that the server has not answered yet. Null until loaded. */
  tree: Tree | null
  /**
   * Shows a change at once, and takes back only this one if it fails.
   * @param send sends it to the server
   * @returns the problem that `send` resolves to; null on success
   */
  attempt: (change: TreeChange, send: () => Promise<string | null>) => Promise<string | null>
  /** Reloads the tree. The result is discarded if `isWanted` returns false by then, or if another change was begun. */
  refresh: (isWanted?: () => boolean) => Promise<void>
  /** Whether the last load failed. */
  isFailed: boolean
  /** Whether the server has yet to answer a change. */
  isPending: boolean
}

interface Options {
  isWanted: boolean
  packed: string | null
  site: PagesSite
}

const treeOf = (packed: string | null): Tree | null => (packed === null ? null : buildTree(unpackTree(packed)))

/** The last packed tree shown. When navigating back, the browser may show the screen with an outdated tree. */
let shownBefore: string | null = null

/** The tree rendered with the screen, and its later states. */
export function useTree({ isWanted, packed, site: { id, locale } }: Options): TreeSource {
  const call = useApi()
  const [renderedFrom, setRenderedFrom] = useState(packed)
  const [loaded, setLoaded] = useState(() => treeOf(packed))
  const [pending, setPending] = useState<readonly TreeChange[]>([])
  const [isFailed, setFailed] = useState(false)
  const changeCount = useRef(0)
  if (renderedFrom !== packed) {
    setRenderedFrom(packed)
    if (packed !== null) setLoaded(treeOf(packed))
  }
  const tree = useMemo(() => loaded && pending.reduce((changed, change) => change(changed), loaded), [loaded, pending])

  const attempt = useCallback<TreeSource['attempt']>(async (change, send) => {
    changeCount.current += 1
    setPending((changes) => [...changes, change])
    try {
      const problem = await send()
      if (problem === null) setLoaded((before) => before && change(before))
      return problem
    } finally {
      setPending((changes) => changes.filter((other) => other !== change))
    }
  }, [])

  const refresh = useCallback(
    (isStillWanted: () => boolean = () => true) => {
      const changesBefore = changeCount.current
      return call<{ docs: TreePage[] }>('GET', `/pages/tree?tenantId=${id}&locale=${locale}`).then((result) => {
        if (changeCount.current !== changesBefore || !isStillWanted()) return
        setFailed(!result.success)
        if (result.success) setLoaded(buildTree(result.doc.docs.map(toPage)))
      })
    },
    [call, id, locale],
  )

  useEffect(() => {
    if (!isWanted) return
    if (packed === null || packed === shownBefore) void refresh()
    shownBefore = packed
  }, [isWanted, packed, refresh])

  return { attempt, isFailed, isPending: pending.length > 0, refresh, tree }
}
