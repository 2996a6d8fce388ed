import { DateTime } from 'luxon'
import { toWallClock } from '../lib/provider/times'
import {
  addEvent,
  addInstance,
  cancelInstance,
  deleteEvent,
  deleteInstance,
  moveInstance,
  sellOutInstance,
  type Season,
} from './season'

export const CHANGES = [
  'addEvent',
  'addPerformance',
  'cancel',
  'move',
  'putOnSale',
  'remove',
  'removeEvent',
  'sellOut',
  'uncancel',
] as const

/** A change made at the box office. */
export interface Change {
  action: (typeof CHANGES)[number]
  event?: number | undefined
  performance?: number | undefined
  name?: string | undefined
  /** Local time at the venue. */
  start?: string | undefined
  venue?: string | undefined
}

/** Why a change is rejected. */
export type ChangeProblem = 'noName' | 'notInFuture' | 'unknown'

/**
 * Applies a change to a season.
 * @returns why it was rejected; null if it was applied
 */
export function changeSeason(
  season: Season,
  { action, event = 0, name = '', performance = 0, start = '', venue = '' }: Change,
): ChangeProblem | null {
  const local = toWallClock(start)
  const isTimed = action === 'addEvent' || action === 'addPerformance' || action === 'move'
  if (isTimed && !(local && isUpcoming(season, local))) return 'notInFuture'
  const begins = local ?? ''
  if (action === 'addEvent') {
    if (!name.trim()) return 'noName'
    if (!season.venues.some(({ name: venueName }) => venueName === venue)) return 'unknown'
    addEvent(season, { instances: [{ start: begins }], name: name.trim(), venue })
    return null
  }
  if (action === 'addPerformance' || action === 'removeEvent') {
    if (!season.events.has(event)) return 'unknown'
    if (action === 'removeEvent') deleteEvent(season, event)
    else addInstance(season, event, { start: begins })
    return null
  }
  if (!season.instances.has(performance)) return 'unknown'
  if (action === 'move') moveInstance(season, performance, begins)
  if (action === 'remove') deleteInstance(season, performance)
  if (action === 'cancel' || action === 'uncancel') cancelInstance(season, performance, action === 'cancel')
  if (action === 'sellOut' || action === 'putOnSale') sellOutInstance(season, performance, action === 'sellOut')
  return null
}

/** Whether a local time at the venue is in the future. */
export const isUpcoming = ({ now, zone }: Pick<Season, 'now' | 'zone'>, local: string): boolean =>
  local > DateTime.fromJSDate(now, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss")
