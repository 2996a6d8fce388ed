'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { useApi, useMessages } from '@/exports/client'
import { planMoves, type Plan } from '../../lib/tree/planMoves'
import type { Move } from '../../lib/tree/positionAfter'
import type { Tree } from '../../lib/tree/tree'
import type { TreeSource } from '../PagesList/useTree'
import { useStableCallback } from '@/components/ui/useStableCallback'

const REFRESH_AFTER_MS = 150
const TOAST_MS = 3_000

export interface Moves {
  /** Moves pages in sequence, optimistically; reverted if the server rejects a move. */
  perform: (moves: Move[]) => Promise<void>
  /** Undoes the last move, if there is one. */
  undo: () => void
}

/** Moves pages on screen and on the server. */
export function useMoves(tree: Tree, { attempt, refresh }: Pick<TreeSource, 'attempt' | 'refresh'>): Moves {
  const t = useMessages()
  const send = useSender()
  const moveCount = useRef(0)
  const undoable = useRef<Move[] | null>(null)
  // The undo button of a toast acts on the current tree, not on the one when the toast appeared.
  const currentTree = useStableCallback(() => tree)

  async function perform(moves: Move[]): Promise<void> {
    const plan = planMoves(currentTree(), moves)
    if (typeof plan === 'string') return void toast.error(t(`pagesRefused_${plan}`), { duration: TOAST_MS })
    const moveNumber = ++moveCount.current
    const isNewest = () => moveCount.current === moveNumber
    const problem = await attempt(
      (latest) => afterMoves(latest, moves),
      () => send(plan),
    )
    if (problem !== null) {
      toast.error(t('pagesMoveFailed'), { description: problem || t('pagesUnreachable'), duration: TOAST_MS })
      return refresh(isNewest)
    }
    undoable.current = plan.undo
    toast.success(t('pagesMoved'), {
      action: plan.undo && { label: t('pagesUndo'), onClick: undo },
      duration: TOAST_MS,
    })
    setTimeout(() => void (isNewest() && refresh(isNewest)), REFRESH_AFTER_MS)
  }

  function undo(): void {
    const moves = undoable.current
    undoable.current = null
    if (moves) void perform(moves)
  }

  return { perform, undo }
}

/** The tree after some moves, or as it is if it no longer allows them. */
function afterMoves(tree: Tree, moves: Move[]): Tree {
  const plan = planMoves(tree, moves)
  return typeof plan === 'string' ? tree : plan.after
}

/** Sends plans in sequence, and reverts a plan that fails halfway. */
function useSender(): (plan: Plan) => Promise<string | null> {
  const call = useApi()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const sendAll = async ({ moves, undo }: Plan): Promise<string | null> => {
    for (const [index, move] of moves.entries()) {
      const result = await call('POST', '/pages/navigation', move)
      if (result.success) continue
      for (const undoMove of undo?.slice(moves.length - index) ?? []) await call('POST', '/pages/navigation', undoMove)
      return result.error
    }
    return null
  }
  return (plan) => {
    const sent = queue.current.then(() => sendAll(plan))
    queue.current = sent
    return sent
  }
}
