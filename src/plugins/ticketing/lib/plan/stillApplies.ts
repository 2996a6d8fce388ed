import { readTarget } from '../map/document'
import type { TargetField } from '../map/targets'
import { isSame } from '../map/values'
import type { PlanPart } from './types'

export interface StillApplies {
  /** Without the fields that are left out. */
  part: PlanPart
  /** Names of targets that somebody edited after the plan was made. */
  left: string[]
}

/**
 * What of a part still applies just before it is written: a field that somebody edited in the meantime is left out, and
 * the next sync decides about it.
 * @param data of the newest version, read in the transaction that writes
 */
export function stillApplies(
  part: PlanPart,
  data: Readonly<Record<string, unknown>>,
  targets: readonly TargetField[],
  language: string,
): StillApplies {
  const targetOf = new Map(targets.map((target) => [target.name, target]))
  const left = part.fields.flatMap(({ from, name }) => {
    const target = targetOf.get(name)
    return !target || isSame(target.kind, readTarget(data, target, language), from) ? [] : [name]
  })
  if (left.length === 0) return { left, part }
  const gone = new Set(left)
  return {
    left,
    part: {
      ...part,
      fields: part.fields.filter(({ name }) => !gone.has(name)),
      seen: Object.fromEntries(Object.entries(part.seen).filter(([name]) => !gone.has(name))),
    },
  }
}

/**
 * The state of a link after a part was written, or a note was taken.
 * @param written fingerprints of formatted texts as they were stored (`seenAfter`), by target
 */
export function linkAfter<
  State extends { seen: Readonly<Record<string, PlanPart['seen'][string]>>; unfollowed: readonly string[] },
>(state: State, { seen, unfollow }: Pick<PlanPart, 'seen' | 'unfollow'>, written: PlanPart['seen'] = {}): State {
  return {
    ...state,
    seen: { ...state.seen, ...seen, ...written },
    unfollowed: [...new Set([...state.unfollowed, ...unfollow])].sort(),
  }
}
