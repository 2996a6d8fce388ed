'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { useMessages } from '../../../../components/ui/useMessages'
import { planMoves, type Plan } from '../../lib/tree/planMoves'
import type { Move } from '../../lib/tree/spotOf'
import type { Tree } from '../../lib/tree/tree'
import type { TreeSource } from '../PagesList/useTree'
import { useStable } from '../../../../components/ui/useStable'

const REFRESH_AFTER_MS = 150
const SHOWN_MS = 3_000

export interface Moves {
  /** Moves pages one after the other, at once on screen; taken back where the server refuses. */
  perform: (moves: Move[]) => Promise<void>
  /** Takes the last move back, if there is one. */
  undo: () => void
}

/** Moves of pages, as the server is told of them. */
export function useMoves(tree: Tree, { refresh, setTree }: Pick<TreeSource, 'refresh' | 'setTree'>): Moves {
  const t = useMessages()
  const send = useSender()
  const turn = useRef(0)
  const undoable = useRef<Move[] | null>(null)
  // What a message offers is done in the tree as it is by then, not as it was when the message came up.
  const treeNow = useStable(() => tree)

  async function perform(moves: Move[]): Promise<void> {
    const before = treeNow()
    const plan = planMoves(before, moves)
    if (typeof plan === 'string') return void toast.error(t(`pagesRefused_${plan}`), { duration: SHOWN_MS })
    const mine = ++turn.current
    const isNewest = () => turn.current === mine
    setTree(plan.after)
    const problem = await send(plan)
    if (problem !== null) {
      if (isNewest()) setTree(before)
      toast.error(t('pagesMoveFailed'), { description: problem || t('pagesUnreachable'), duration: SHOWN_MS })
      return refresh(isNewest)
    }
    undoable.current = plan.undo
    toast.success(t('pagesMoved'), {
      action: plan.undo && { label: t('pagesUndo'), onClick: undo },
      duration: SHOWN_MS,
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

/** Sends the moves of one plan after those of the one before, and takes half a plan back. */
function useSender(): (plan: Plan) => Promise<string | null> {
  const call = useApi()
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const sendAll = async ({ moves, undo }: Plan): Promise<string | null> => {
    for (const [index, move] of moves.entries()) {
      const result = await call('POST', '/pages/navigation', move)
      if (result.success) continue
      for (const back of undo?.slice(moves.length - index) ?? []) await call('POST', '/pages/navigation', back)
      return result.error
    }
    return null
  }
  return (plan) => {
    const sent = line.current.then(() => sendAll(plan))
    line.current = sent
    return sent
  }
}
