'use client'

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { useEffect } from 'react'
import type { Move } from '../../lib/tree/positionAfter'
import { draggedIds, instructionOf } from './dragData'

/**
 * Calls back when pages are dropped, and scrolls the page while they are dragged.
 * @param onDrop must be stable across renders
 */
export function useDrops(onDrop: (ids: string[], instruction: Move['instruction'], targetId: string) => void): void {
  useEffect(() => {
    const isOurs = (data: Record<string | symbol, unknown>) => draggedIds(data).length > 0
    return combine(
      autoScrollWindowForElements({ canScroll: ({ source }) => isOurs(source.data) }),
      monitorForElements({
        canMonitor: ({ source }) => isOurs(source.data),
        onDrop: ({ location, source }) => {
          const target = location.current.dropTargets[0]?.data
          const instruction = target && extractInstruction(target)
          if (instruction && typeof target.id === 'string')
            onDrop(draggedIds(source.data), instructionOf(instruction), target.id)
        },
      }),
    )
  }, [onDrop])
}
