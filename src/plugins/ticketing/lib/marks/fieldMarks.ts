import { readTarget } from '../map/document'
import type { Authority, Row } from '../map/rows'
import type { TargetField } from '../map/targets'
import { fingerprint, type Seen } from '../map/values'

/**
 * Sync state of a field. `follows`: equals the box office's value. `edited`: a user changed it, and it no longer
 * follows. `replaced`: a user changed it, and the next sync will overwrite it.
 */
export type MarkState = 'edited' | 'follows' | 'replaced'

export interface FieldMark {
  /** Name of the target. */
  name: string
  /** Field name in the document; for an attribute, its name within `custom`. */
  field: string
  isAttribute: boolean
  /** The field is localised; a sync only writes the site's main language. */
  isLocalized: boolean
  state: MarkState
}

interface LinkedDocument {
  data: Readonly<Record<string, unknown>>
  language: string
  seen: Readonly<Record<string, Seen>>
  unfollowed: readonly string[]
}

/**
 * Marks for the mapped fields of a document that a sync has compared.
 * @param rows of the map in effect; null for the default map, whose rows are not stored
 */
export function fieldMarks(
  { data, language, seen, unfollowed }: LinkedDocument,
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
    const state = isTheirs ? 'follows' : DERIVED.has(name) ? null : stateOfEdited(authority)
    return state ? [{ field, isAttribute, isLocalized, name, state }] : []
  })
}

/**
 * Targets for which the box office always wins in the default map, whose rows are not stored until a user changes one.
 */
export const ALWAYS_FROM_PROVIDER = new Set(['bookingLinkURL', 'end', 'instanceStatus', 'start'])

/** Derived from performances once there are any, so a difference is no edit. */
const DERIVED = new Set(['endDate', 'startDate'])

/** Fields under `staff` authority do not follow once filled. */
const stateOfEdited = (authority: Authority): MarkState | null =>
  authority === 'staff' ? null : authority === 'provider' ? 'replaced' : 'edited'
