'use client'

import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import type { TreePage } from '../../operations/getPagesForTree'
import { buildTree, type Tree } from '../../lib/tree/tree'
import { toPage, unpackTree } from '../../lib/tree/packTree'
import type { PagesSite } from '../site'

/** The tree and its loading state. */
export interface TreeSource {
  /** Null until loaded. */
  tree: Tree | null
  setTree: (tree: Tree) => void
  /** Reloads the tree. The result is discarded if `isWanted` returns false by then. */
  refresh: (isWanted?: () => boolean) => Promise<void>
  /** Whether the last load failed. */
  isFailed: boolean
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
  const [tree, setTree] = useState(() => treeOf(packed))
  const [isFailed, setFailed] = useState(false)
  if (renderedFrom !== packed) {
    setRenderedFrom(packed)
    if (packed !== null) setTree(treeOf(packed))
  }

  const refresh = useCallback(
    (isStillWanted: () => boolean = () => true) =>
      call<{ docs: TreePage[] }>('GET', `/pages/tree?tenantId=${id}&locale=${locale}`).then((result) => {
        if (!isStillWanted()) return
        setFailed(!result.success)
        if (result.success) setTree(buildTree(result.doc.docs.map(toPage)))
      }),
    [call, id, locale],
  )

  useEffect(() => {
    if (!isWanted) return
    if (packed === null || packed === shownBefore) void refresh()
    shownBefore = packed
  }, [isWanted, packed, refresh])

  return { isFailed, refresh, setTree, tree }
}
