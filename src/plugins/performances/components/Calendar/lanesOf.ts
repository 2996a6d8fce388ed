import { minutesOf } from '../../../../lib/events/calendar/wallOf'
import type { Placed } from './useCalendar'

/** As long as a chip is high: what begins closer stands beside it. */
const APART_MINUTES = 75

export interface InLane {
  one: Placed
  lane: number
  /** Side by side at that time. */
  lanes: number
}

/** Performances of a day, side by side where they would lie over each other. */
export function lanesOf(performances: Placed[]): InLane[] {
  const placed: InLane[] = []
  let group: InLane[] = []
  let last = -Infinity
  for (const one of performances.toSorted((a, b) => (a.wall.time < b.wall.time ? -1 : 1))) {
    const start = minutesOf(one.wall.time)
    if (start >= last + APART_MINUTES) group = []
    last = start
    const entry = { lane: group.length, lanes: 1, one }
    group.push(entry)
    placed.push(entry)
    for (const member of group) member.lanes = group.length
  }
  return placed
}
