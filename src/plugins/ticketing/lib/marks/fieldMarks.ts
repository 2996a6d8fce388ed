import { readTarget } from '../map/document'
import type { Authority, Row } from '../map/rows'
import type { TargetField } from '../map/targets'
import { fingerprint, type Seen } from '../map/values'

/**
 * How a field stands to its box office. `follows`: as it is there. `edited`: staff changed it, and it follows no more.
 * `replaced`: staff changed it, and the next sync puts theirs back.
 */
export type MarkState = 'edited' | 'follows' | 'replaced'

export interface FieldMark {
  /** Of the target. */
  name: string
  /** Of the field in the document; of an attribute, its name within `custom`. */
  field: string
  isAttribute: boolean
  /** It has a value in each language of the site, of which a sync writes one. */
  isLocalized: boolean
  state: MarkState
}

interface Linked {
  data: Readonly<Record<string, unknown>>
  language: string
  seen: Readonly<Record<string, Seen>>
  unfollowed: readonly string[]
}

/**
 * Marks of the fields of a document that a map fills: those that a sync has compared.
 * @param rows of the map that holds; null where it is the usual one, whose rows are not stored
 */
export function fieldMarks(
  { data, language, seen, unfollowed }: Linked,
  targets: readonly TargetField[],
  rows: readonly Row[] | null,
): FieldMark[] {
  const left = new Set(unfollowed)
  const authorities = rows && new Map(rows.map(({ authority, target }) => [target, authority]))
  return targets.flatMap((target): FieldMark[] => {
    const { field, isAttribute, isLocalized, kind, name } = target
    const known = seen[name]
    const authority = authorities ? authorities.get(name) : ALWAYS_THEIRS.has(name) ? 'provider' : 'untilEdited'
    if (!authority || (!known && !left.has(name))) return []
    const isTheirs =
      known !== undefined &&
      !(authority === 'untilEdited' && left.has(name)) &&
      known.ours === fingerprint(kind, readTarget(data, target, language))
    const state = isTheirs ? 'follows' : WORKED_OUT.has(name) ? null : stateOfEdited(authority)
    return state ? [{ field, isAttribute, isLocalized, name, state }] : []
  })
}

/** Of the usual map, whose rows are not stored until somebody changes one. */
export const ALWAYS_THEIRS = new Set(['bookingLinkURL', 'end', 'instanceStatus', 'start'])

/** Worked out from the performances as soon as there are any: nobody has edited them. */
const WORKED_OUT = new Set(['endDate', 'startDate'])

/** What staff decide about, once filled, follows nobody. */
const stateOfEdited = (authority: Authority): MarkState | null =>
  authority === 'staff' ? null : authority === 'provider' ? 'replaced' : 'edited'
