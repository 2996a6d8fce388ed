'use client'

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge, type Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface Options {
  handle: RefObject<HTMLElement | null>
  id: string
  index: number
  isEnabled: boolean
  onMove: (from: number, to: number) => void
  row: RefObject<HTMLElement | null>
}

const DRAG_KIND = 'credit'

/** Makes a row draggable by its handle, and a drop target above and below. */
export function useRowDrag({ handle, id, index, isEnabled, onMove, row }: Options): {
  edge: Edge | null
  isDragged: boolean
} {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setDragged] = useState(false)
  const drop = useEffectEvent((from: number, dropEdge: Edge | null) => {
    const to = index + (dropEdge === 'bottom' ? 1 : 0)
    onMove(from, from < to ? to - 1 : to)
  })
  const currentIndex = useEffectEvent(() => index)

  useEffect(() => {
    const element = row.current
    const dragHandle = handle.current
    if (!isEnabled || !element || !dragHandle) return
    return combine(
      draggable({
        dragHandle,
        element,
        getInitialData: () => ({ id, index: currentIndex(), kind: DRAG_KIND }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        canDrop: ({ source }) => source.data.kind === DRAG_KIND && source.data.id !== id,
        element,
        getData: ({ input }) => attachClosestEdge({}, { allowedEdges: ['top', 'bottom'], element, input }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          if (typeof source.data.index === 'number') drop(source.data.index, extractClosestEdge(self.data))
        },
      }),
    )
  }, [handle, id, isEnabled, row])

  return { edge, isDragged }
}
