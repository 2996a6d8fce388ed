import { isTimezone } from '@/lib/events/momentInZone'
import { fingerprint } from '../map/values'
import { localIn } from '../map/momentOf'
import { readTarget } from '../map/document'
import { hold } from './makePlan'
import type { Plan, PlanContext, PlanPart, StoredInstance } from './types'

/** Whether a linked performance is upcoming, so that the box office should list it. */
export function isUpcoming(
  { data, externalId, isTrashed }: StoredInstance,
  { from, now, zone }: Pick<PlanContext, 'from' | 'now' | 'zone'>,
): boolean {
  if (externalId === null || isTrashed || typeof data.start !== 'string') return false
  const time = Date.parse(data.start)
  if (Number.isNaN(time) || time <= Date.parse(now)) return false
  const ownZone = data.start_tz
  return localIn(data.start, isTimezone(ownZone) ? ownZone : zone).slice(0, 10) >= from
}

/** Whether a user edited it, in which case a sync does not remove it. */
function isEditedHere(
  { data, isEditedSince, seen, unfollowed }: StoredInstance,
  { language, targets }: PlanContext,
): boolean {
  if (isEditedSince || unfollowed.length > 0) return true
  return targets.instances.some((target) => {
    const ours = seen[target.name]?.ours
    return ours !== undefined && ours !== null && ours !== fingerprint(target.kind, readTarget(data, target, language))
  })
}

/** Plans what happens to an upcoming performance that the box office no longer lists. */
export function planVanished(
  plan: Plan,
  stored: StoredInstance,
  part: PlanPart,
  isUnlisted: boolean,
  context: PlanContext,
): void {
  if (!stored.isMissing) {
    plan.linked++
    plan.vanished.push(part)
  }
  const isKept = holdOrLeave(plan, stored, part, isUnlisted, context)
  if (isKept && !stored.isMissing)
    plan.notes.push({ id: stored.id, isMissing: true, seen: {}, type: part.type, unfollow: [] })
}

/** Plans to hold, keep or remove it. @returns whether it stays */
function holdOrLeave(
  plan: Plan,
  stored: StoredInstance,
  part: PlanPart,
  isUnlisted: boolean,
  context: PlanContext,
): boolean {
  if (stored.isKept || !context.map.removeInvalidInstances) {
    plan.unchanged.instances++
    return true
  }
  const reason = isUnlisted
    ? 'unlisted'
    : !context.features.cancelled
      ? 'noCancelled'
      : isEditedHere(stored, context)
        ? 'edited'
        : stored.isLocked
          ? 'locked'
          : null
  if (reason) hold(plan, reason, 'remove', part)
  else plan.remove.push(part)
  return reason !== null
}
