'use client'

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { useEffect, useState } from 'react'
import type { Move } from '../../lib/tree/positionAfter'
import { draggedIds, instructionOf } from './dragData'

/**
 * Calls back when pages are dropped, and scrolls the page while they are dragged.
 * @param onDrop must be stable across renders
 * @returns whether some are being dragged
 */
export function useDrops(onDrop: (ids: string[], instruction: Move['instruction'], targetId: string) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const isOurs = (data: Record<string | symbol, unknown>) => draggedIds(data).length > 0
    return combine(
      autoScrollWindowForElements({ canScroll: ({ source }) => isOurs(source.data) }),
      monitorForElements({
        canMonitor: ({ source }) => isOurs(source.data),
        onDragStart: () => setDragging(true),
        onDrop: ({ location, source }) => {
          setDragging(false)
          const target = location.current.dropTargets[0]?.data
          const instruction = target && extractInstruction(target)
          if (instruction && typeof target.id === 'string')
            onDrop(draggedIds(source.data), instructionOf(instruction), target.id)
        },
      }),
    )
  }, [onDrop])
  return isDragging
}
