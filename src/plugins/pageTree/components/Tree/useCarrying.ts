'use client'

import { useState } from 'react'
import { useMessages } from '@/exports/client'
import { applyMove } from '../../lib/tree/planMoves'
import { moveToPosition, type Move } from '../../lib/tree/positionAfter'
import { keyboardMove, type Direction } from '../../lib/tree/keyActionFor'
import { childrenOf, parentOf, pathTo, type Tree } from '../../lib/tree/tree'

interface Options {
  announce: (text: string) => void
  /** Expands pages, so that the carried page stays visible. */
  open: (ids: string[]) => void
  perform: (moves: Move[]) => Promise<void>
  titleOf: (id: string) => string
  tree: Tree
}

export interface Carrying {
  /** The page being moved. */
  id: string
  /** The tree with the page at its preliminary position. */
  tree: Tree
}

/** Moves a page with the keyboard: pick it up, move it step by step, and drop it or cancel. */
export function useCarrying({ announce, open, perform, titleOf, tree }: Options) {
  const t = useMessages()
  const [carrying, setCarrying] = useState<Carrying | null>(null)

  function take(id: string): void {
    setCarrying({ id, tree })
    announce(t('pagesCarrying', { title: titleOf(id) }))
  }

  function step(direction: Direction): void {
    if (!carrying) return
    const move = keyboardMove(carrying.tree, carrying.id, direction)
    const next = move ? applyMove(carrying.tree, move) : null
    if (next === null) return announce(t('pagesNoStep'))
    if (typeof next === 'string') return announce(t(`pagesRefused_${next}`))
    setCarrying({ id: carrying.id, tree: next })
    open(pathTo(next, carrying.id).slice(0, -1))
    announce(describePosition(next, carrying.id))
  }

  function putDown(): void {
    if (!carrying) return
    const move = moveToPosition(carrying.tree, carrying.id)
    const isElsewhere = JSON.stringify(move) !== JSON.stringify(moveToPosition(tree, carrying.id))
    setCarrying(null)
    if (move && isElsewhere) void perform([move])
    else announce(t('pagesStays', { title: titleOf(carrying.id) }))
  }

  function leave(): void {
    if (!carrying) return
    setCarrying(null)
    announce(t('pagesStays', { title: titleOf(carrying.id) }))
  }

  function describePosition(after: Tree, id: string): string {
    const parent = parentOf(after, id)
    const siblings = childrenOf(after, parent)
    const place = { place: siblings.indexOf(id) + 1, siblings: siblings.length }
    return parent === null
      ? t('pagesPlaceTop', place)
      : t('pagesPlace', { ...place, level: pathTo(after, id).length, parent: titleOf(parent) })
  }

  return { carrying, leave, putDown, step, take }
}
