import type { LinkedCollection } from '../../database/links'
import { SALE_FACTS, type Facts } from '../facts/facts'
import { readTarget } from '../map/document'
import type { Authority, Row } from '../map/rows'
import type { TargetField } from '../map/targets'
import { fingerprint, valueOf, type Seen, type TargetValue } from '../map/values'

/**
 * Sync state of a field. `follows`: equals the box office's value. `announced`: visitors were told of another value than
 * the box office last sent, which stays until it sends a new one. `edited`: a user changed it, and it no longer
 * follows. `replaced`: a user changed it, and the next sync will overwrite it. `takenBack`: it has the value from before
 * a sync that a user took back, and the box office has another. `kept`: of a whole performance, which the box office no
 * longer lists and which is on the site because a user took back its removal.
 */
export const MARK_STATES = ['announced', 'edited', 'follows', 'kept', 'replaced', 'takenBack'] as const
export type MarkState = (typeof MARK_STATES)[number]

export interface FieldMark {
  /** Name of the target. */
  name: string
  /** Field name in the document; for an attribute, its name within `custom`. */
  field: string
  isAttribute: boolean
  /** The field is localised; a sync only writes the site's main language. */
  isLocalized: boolean
  state: MarkState
  /** What the box office last sent of a field that is announced otherwise; undefined if that is not known. */
  theirs?: TargetValue
}

interface LinkedDocument {
  data: Readonly<Record<string, unknown>>
  language: string
  seen: Readonly<Record<string, Seen>>
  takenBack?: readonly string[]
  unfollowed: readonly string[]
}

/**
 * Marks for the mapped fields of a document that a sync has compared.
 * @param rows of the map in effect; null for the default map, whose rows are not stored
 */
export function fieldMarks(
  { data, language, seen, takenBack = [], unfollowed }: LinkedDocument,
  targets: readonly TargetField[],
  rows: readonly Row[] | null,
): FieldMark[] {
  const unfollowedNames = new Set(unfollowed)
  const authorities = rows && new Map(rows.map(({ authority, target }) => [target, authority]))
  return targets.flatMap((target): FieldMark[] => {
    const { field, isAttribute, isLocalized, kind, name } = target
    const known = seen[name]
    const authority = authorities ? authorities.get(name) : ALWAYS_FROM_PROVIDER.has(name) ? 'provider' : 'untilEdited'
    if (!authority || (!known && !unfollowedNames.has(name))) return []
    const isTheirs =
      known !== undefined &&
      !(authority === 'untilEdited' && unfollowedNames.has(name)) &&
      known.ours === fingerprint(kind, readTarget(data, target, language))
    const isOther = isTheirs && ANNOUNCED.has(name) && known.theirs !== '' && known.theirs !== known.ours
    const state = isTheirs
      ? takenBack.includes(name)
        ? 'takenBack'
        : isOther
          ? 'announced'
          : 'follows'
      : DERIVED.has(name)
        ? null
        : stateOfEdited(authority)
    const theirs = state === 'announced' && known ? valueOf(known.theirs) : undefined
    return state ? [{ field, isAttribute, isLocalized, name, state, ...(theirs !== undefined && { theirs }) }] : []
  })
}

/**
 * Targets for which the box office always wins in the default map, whose rows are not stored until a user changes one.
 */
export const ALWAYS_FROM_PROVIDER = new Set(['bookingLinkURL', 'end', 'instanceStatus', 'start'])

/** Targets of performances that are announced to visitors. */
const ANNOUNCED = new Set(['instanceStatus', 'start', 'venue'])

/** Derived from performances once there are any, so a difference is no edit. */
const DERIVED = new Set(['endDate', 'startDate'])

/** Fields under `staff` authority do not follow once filled. */
const stateOfEdited = (authority: Authority): MarkState | null =>
  authority === 'staff' ? null : authority === 'provider' ? 'replaced' : 'edited'

/** Names of marks for what is no field: the state of sale, the attributes of the box office, the whole performance. */
export const LINK_MARKS = { attributes: '@attributes', sale: '@sale', whole: '@whole' } as const

/**
 * Marks for what differs from the box office beside the fields. On a performance they stand with its status.
 * @param heldFacts facts of the box office that a user took back
 */
export function linkMarks(
  type: LinkedCollection,
  { heldFacts, state }: { heldFacts: Partial<Facts>; state: string | null },
): FieldMark[] {
  const mark = (name: string, markState: MarkState): FieldMark => ({
    name,
    field: type === 'events' ? name : 'instanceStatus',
    isAttribute: type === 'events',
    isLocalized: false,
    state: markState,
  })
  return [
    ...(SALE_FACTS.some((name) => name in heldFacts) ? [mark(LINK_MARKS.sale, 'takenBack')] : []),
    ...('attributes' in heldFacts ? [mark(LINK_MARKS.attributes, 'takenBack')] : []),
    ...(state === 'kept' ? [mark(LINK_MARKS.whole, 'kept')] : []),
  ]
}
