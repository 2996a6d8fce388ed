import { readTarget } from '../map/document'
import type { SyncMap } from '../map/rows'
import { fingerprint, seenAfter, type Seen } from '../map/values'
import { partOf, writeMode } from './makePlan'
import type { PlanPart, PlanSettings, StoredDocument } from './types'

/** Target of the state of a performance. */
export const STATE = 'instanceStatus'

/** The box office's value of the target for a performance without seats. */
export const SOLD_OUT = fingerprint('choice', 'sold_out')

/** The availability of one performance at the box office, and the stored document. */
export interface SoldOutInput {
  /** Effective map of its event. */
  map: SyncMap
  event: { id: string; externalId: string | null }
  isSoldOut: boolean
  stored: StoredDocument
}

/**
 * Marks a performance as sold out, or as scheduled again when seats are returned. A state that staff chose stays: only
 * a value last written by a sync changes.
 * @returns null if nothing changes
 */
export function planSoldOut(
  { event, isSoldOut, map, stored }: SoldOutInput,
  { language, targets }: Pick<PlanSettings, 'language' | 'targets'>,
): PlanPart | null {
  const target = targets.instances.find(({ name }) => name === STATE)
  const row = map.instances.find(({ source, target: name }) => name === STATE && source === 'state')
  if (
    !target ||
    !row ||
    row.authority === 'staff' ||
    !map.syncInstances ||
    stored.externalId === null ||
    stored.isTrashed ||
    stored.unfollowed.includes(STATE)
  )
    return null
  const current = readTarget(stored.data, target, language)
  const to = isSoldOut ? 'sold_out' : 'scheduled'
  if (
    current !== (isSoldOut ? 'scheduled' : 'sold_out') ||
    stored.seen[STATE]?.ours !== fingerprint(target.kind, current)
  )
    return null
  // A user took it back; it stays until the box office sells seats again.
  if (stored.takenBack?.includes(STATE) && stored.seen[STATE].theirs === fingerprint(target.kind, to)) return null
  const part = partOf(
    { event, externalId: stored.externalId, id: stored.id, title: stored.title, type: 'event-instances' },
    writeMode(stored, map.syncToPublished, 'ahead'),
  )
  return { ...part, fields: [{ from: current, name: STATE, to }], seen: { [STATE]: seenAfter(target.kind, to) } }
}

/** The link state of a performance that was taken back as not sold out, once the box office has seats again. */
export const seenOnSale = ({ isSoldOut, stored }: Pick<SoldOutInput, 'isSoldOut' | 'stored'>): Seen | null =>
  !isSoldOut && stored.takenBack?.includes(STATE) && stored.seen[STATE]?.theirs === SOLD_OUT
    ? seenAfter('choice', 'scheduled')
    : null
