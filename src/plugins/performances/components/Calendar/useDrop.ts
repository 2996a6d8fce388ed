'use client'

import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { useCalendarActions } from './CalendarActions'
import type { CalendarPerformance } from './useCalendar'

const isPerformance = ({ source }: { source: { data: Record<string | symbol, unknown> } }): boolean =>
  Boolean(source.data.performance)

/** Whether a performance is being dragged. */
export function useIsDragging(): boolean {
  const [isDragging, setDragging] = useState(false)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: isPerformance,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    [],
  )
  return isDragging
}

/**
 * Makes an element a drop target for performances.
 * @param wallAt returns the new time for a vertical position within the element, from 0 (top) to 1
 * @returns whether a performance is dragged over it
 */
export function useDrop(
  element: RefObject<HTMLElement | null>,
  wallAt: (performance: CalendarPerformance, share: number) => LocalDateTime,
): boolean {
  const { requestMove } = useCalendarActions()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    return dropTargetForElements({
      canDrop: isPerformance,
      element: target,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ location, source }) => {
        setOver(false)
        const performance = source.data.performance as CalendarPerformance
        const { height, top } = target.getBoundingClientRect()
        const to = wallAt(performance, (location.current.input.clientY - top) / height)
        if (to.day !== performance.wall.day || to.time !== performance.wall.time) requestMove(performance, to)
      },
    })
  }, [element, requestMove, wallAt])
  return isOver
}
