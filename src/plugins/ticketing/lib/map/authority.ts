import type { Authority } from './rows'
import type { TargetKind } from './targets'
import { fingerprint, isEmpty, isSame, seenAfter, type Seen, type TargetValue } from './values'

export interface FieldState {
  /** As it stands in the newest version of the document. */
  current: TargetValue
  /** Of the last sync; undefined while none has written or compared it. */
  seen: Seen | undefined
  /** Somebody edited it, and it does not follow the box office any more. */
  isUnfollowed: boolean
}

/**
 * What becomes of a field.
 * `keep`: nothing is written; `seen`, where it is given, is noted.
 * `hold`: somebody edited it. Reported now, and not followed from here on.
 */
export type Decision = { do: 'hold' } | { do: 'keep'; seen?: Seen } | { do: 'write'; seen: Seen; to: TargetValue }

/**
 * Whose value stands in a field.
 * What was compared before and is the same on both sides stays, whoever wins: so what was taken back by an undo stays
 * until the box office says something new.
 * @param next theirs; undefined where the box office does not say
 */
export function decide(
  authority: Authority,
  kind: TargetKind,
  { current, isUnfollowed, seen }: FieldState,
  next: TargetValue | undefined,
): Decision {
  if (next === undefined) return { do: 'keep' }
  if (authority === 'staff')
    return isEmpty(kind, current) && !isSame(kind, current, next) ? write(kind, next) : { do: 'keep' }
  if (isUnfollowed && authority === 'untilEdited') return { do: 'keep' }
  const isOurs = seen?.ours === fingerprint(kind, current)
  if (isOurs && seen.theirs === fingerprint(kind, next)) return { do: 'keep' }
  if (isSame(kind, current, next) && !(kind === 'richText' && seen))
    return { do: 'keep', seen: seenAfter(kind, next, current) }
  if (authority === 'provider') return write(kind, next)
  if (!seen) return isEmpty(kind, current) ? write(kind, next) : isEmpty(kind, next) ? { do: 'keep' } : { do: 'hold' }
  return isOurs ? write(kind, next) : { do: 'hold' }
}

const write = (kind: TargetKind, to: TargetValue): Decision => ({ do: 'write', seen: seenAfter(kind, to), to })

/**
 * What to keep with the link so that a field follows the box office again, from the next sync on.
 * @param current as it stands now
 */
export const followAgain = (kind: TargetKind, current: TargetValue): Seen => ({
  ours: fingerprint(kind, current),
  theirs: '',
})
