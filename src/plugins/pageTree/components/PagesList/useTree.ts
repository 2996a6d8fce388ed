'use client'

import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import type { TreePage } from '../../operations/getPagesForTree'
import { buildTree } from '../../lib/tree/buildTree'
import { toPage, unpackTree } from '../../lib/tree/packTree'
import type { Tree } from '../../lib/tree/tree'
import type { PagesSite } from '../site'

/** The tree on screen and where it comes from. */
export interface TreeSource {
  /** Null until it is there. */
  tree: Tree | null
  setTree: (tree: Tree) => void
  /** Reads it anew; what it finds is dropped if it is not wanted any more by then. */
  refresh: (isWanted?: () => boolean) => Promise<void>
  /** The last reading failed and there is nothing to show. */
  isFailed: boolean
}

interface Options {
  isWanted: boolean
  packed: string | null
  site: PagesSite
}

const treeOf = (packed: string | null): Tree | null => (packed === null ? null : buildTree(unpackTree(packed)))

/** A browser that goes back shows the screen as it came once, not as it is. */
let shownBefore: string | null = null

/** The tree that came with the screen, and its newer states. */
export function useTree({ isWanted, packed, site: { id, locale } }: Options): TreeSource {
  const call = useApi()
  const [came, setCame] = useState(packed)
  const [tree, setTree] = useState(() => treeOf(packed))
  const [isFailed, setFailed] = useState(false)
  if (came !== packed) {
    setCame(packed)
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
