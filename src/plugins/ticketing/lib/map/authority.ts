import type { Authority } from './rows'
import type { TargetKind } from './targets'
import { fingerprint, isEmpty, isSame, seenAfter, type Seen, type TargetValue } from './values'

export interface FieldState {
  /** Value in the newest version of the document. */
  current: TargetValue
  /** Fingerprints of the last sync; undefined if no sync has written or compared the field. */
  seen: Seen | undefined
  /** A user edited it, so it no longer follows the box office. */
  isUnfollowed: boolean
}

/**
 * What to do with a field.
 * `keep`: write nothing; store `seen` if present.
 * `hold`: a user edited it. Report it once and stop following.
 */
export type Decision = { do: 'hold' } | { do: 'keep'; seen?: Seen } | { do: 'write'; seen: Seen; to: TargetValue }

/**
 * Decides whose value a field gets. A value that is unchanged on both sides since the last sync stays, regardless of
 * the authority: a value restored by an undo stays until the box office sends a new one.
 * @param next the box office's value; undefined if it sends none
 */
export function decide(
  authority: Authority,
  kind: TargetKind,
  { current, isUnfollowed, seen }: FieldState,
  next: TargetValue | undefined,
): Decision {
  if (next === undefined) return { do: 'keep' }
  const isOurs = seen?.ours === fingerprint(kind, current)
  if (isOurs && seen.theirs === fingerprint(kind, next)) return { do: 'keep' }
  if (authority === 'staff')
    return isEmpty(kind, current) && !isSame(kind, current, next) ? write(kind, next) : { do: 'keep' }
  if (isUnfollowed && authority === 'untilEdited') return { do: 'keep' }
  if (isSame(kind, current, next) && !(kind === 'richText' && seen))
    return { do: 'keep', seen: seenAfter(kind, next, current) }
  if (authority === 'provider') return write(kind, next)
  if (!seen) return isEmpty(kind, current) ? write(kind, next) : isEmpty(kind, next) ? { do: 'keep' } : { do: 'hold' }
  return isOurs ? write(kind, next) : { do: 'hold' }
}

const write = (kind: TargetKind, to: TargetValue): Decision => ({ do: 'write', seen: seenAfter(kind, to), to })

/**
 * State to store with the link so that the field follows the box office again from the next sync.
 * @param current current value of the field
 */
export const resumeFollowing = (kind: TargetKind, current: TargetValue): Seen => ({
  ours: fingerprint(kind, current),
  theirs: '',
})
