'use client'

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'
import type { Wall } from '../../../../lib/events/calendar/wallOf'
import { useCalendarActions } from './CalendarActions'
import type { Placed } from './useCalendar'

/**
 * A place that a performance can be dropped at.
 * @param wallAt the time that is meant by a share of its height, from the top: 0 to 1
 * @returns whether one hangs over it
 */
export function useDrop(element: RefObject<HTMLElement | null>, wallAt: (one: Placed, share: number) => Wall): boolean {
  const { ask } = useCalendarActions()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    return dropTargetForElements({
      canDrop: ({ source }) => Boolean(source.data.performance),
      element: target,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ location, source }) => {
        setOver(false)
        const one = source.data.performance as Placed
        const { height, top } = target.getBoundingClientRect()
        const to = wallAt(one, (location.current.input.clientY - top) / height)
        if (to.day !== one.wall.day || to.time !== one.wall.time) ask(one, to)
      },
    })
  }, [ask, element, wallAt])
  return isOver
}
