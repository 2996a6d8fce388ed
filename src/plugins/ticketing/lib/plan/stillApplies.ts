import { readTarget } from '../map/document'
import type { TargetField } from '../map/targets'
import { isSame } from '../map/values'
import type { PlanPart } from './types'

export interface RemainingPart {
  /** The part without the skipped fields. */
  part: PlanPart
  /** Targets that a user edited after planning. */
  left: string[]
}

/**
 * Drops fields that were edited between planning and writing; the next sync decides about them.
 * @param data of the newest version, read in the writing transaction
 */
export function dropEditedFields(
  part: PlanPart,
  data: Readonly<Record<string, unknown>>,
  targets: readonly TargetField[],
  language: string,
): RemainingPart {
  const targetOf = new Map(targets.map((target) => [target.name, target]))
  const left = part.fields.flatMap(({ from, name }) => {
    const target = targetOf.get(name)
    return !target || isSame(target.kind, readTarget(data, target, language), from) ? [] : [name]
  })
  if (left.length === 0) return { left, part }
  const skipped = new Set(left)
  return {
    left,
    part: {
      ...part,
      fields: part.fields.filter(({ name }) => !skipped.has(name)),
      seen: Object.fromEntries(Object.entries(part.seen).filter(([name]) => !skipped.has(name))),
    },
  }
}

/**
 * The link state after a part is written or a note is stored.
 * @param written fingerprints of rich text as stored (`seenAfter`), by target
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
