import { readTarget } from '../map/document'
import type { SyncMap } from '../map/rows'
import { fingerprint, seenAfter } from '../map/values'
import { partOf, writeMode } from './makePlan'
import type { PlanPart, PlanSettings, StoredDocument } from './types'

const STATE = 'instanceStatus'

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
  const part = partOf(
    { event, externalId: stored.externalId, id: stored.id, title: stored.title, type: 'event-instances' },
    writeMode(stored, map.syncToPublished),
  )
  return { ...part, fields: [{ from: current, name: STATE, to }], seen: { [STATE]: seenAfter(target.kind, to) } }
}
