import { readTarget } from '../map/document'
import type { SyncMap } from '../map/rows'
import { fingerprint, seenAfter } from '../map/values'
import { partOf, writeMode } from './makePlan'
import type { PlanPart, PlanSettings, StoredDocument } from './types'

const STATE = 'instanceStatus'

/** What the box office says of one performance, and what stands here. */
export interface SoldOutInput {
  /** The map that holds for its event. */
  map: SyncMap
  event: { id: string; externalId: string | null }
  isSoldOut: boolean
  stored: StoredDocument
}

/**
 * A performance whose last seat is gone becomes sold out, and is on sale again when seats come back. A state that staff
 * have chosen stays: only what stands as a sync has left it follows.
 * @returns null where nothing changes
 */
export function planSoldOut(
  { event, isSoldOut, map, stored }: SoldOutInput,
  { language, targets }: Pick<PlanSettings, 'language' | 'targets'>,
): PlanPart | null {
  const target = targets.instances.find(({ name }) => name === STATE)
  const row = map.instances.find((one) => one.target === STATE && one.source === 'state')
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
