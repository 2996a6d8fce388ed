import { decide } from '../map/authority'
import { convert, skippedTimeOf, type ConvertContext } from '../map/convert'
import { readTarget } from '../map/document'
import type { SourceRead } from '../map/readSource'
import type { Row } from '../map/rows'
import type { MapSource } from '../map/sources'
import type { TargetField } from '../map/targets'
import { isEmpty, type Seen, type TargetValue } from '../map/values'
import type { FieldChange, LinkState, PlanProblemName } from './types'

export interface FieldsInput {
  rows: readonly Row[]
  sources: readonly MapSource[]
  targets: readonly TargetField[]
  /** Null: a new document. */
  stored: (LinkState & { data: Readonly<Record<string, unknown>> }) | null
  /** @param current current value of the target */
  read: (source: string, current: TargetValue) => SourceRead
  context: ConvertContext
  /** Rows for a new document when the map has no row for the target or its value is empty. */
  fallback: readonly Row[]
}

export interface FieldProblem {
  name: PlanProblemName
  field: string | null
  detail: string
}

export interface PlannedFields {
  changes: FieldChange[]
  seen: Record<string, Seen>
  /** Fields that users edited, with the value the box office would write. */
  edited: FieldChange[]
  problems: FieldProblem[]
}

/** Plans the changes to one document, field by field. */
export function planFields(input: FieldsInput): PlannedFields {
  const planned: PlannedFields = { changes: [], edited: [], problems: [], seen: {} }
  const sourceOf = byName(input.sources)
  const targetOf = byName(input.targets)
  for (const row of input.rows) planRow(row, sourceOf.get(row.source), targetOf.get(row.target), input, planned)
  if (input.stored) return planned
  for (const row of input.fallback) {
    if (planned.changes.some(({ name }) => name === row.target)) continue
    planned.problems = planned.problems.filter(({ field, name }) => field !== row.target || name !== 'emptyRequired')
    planRow(row, sourceOf.get(row.source), targetOf.get(row.target), input, planned)
  }
  return planned
}

/** Cached: thousands of documents share the same lists of sources and targets. */
const indexes = new WeakMap<readonly { name: string }[], Map<string, { name: string }>>()
function byName<Item extends { name: string }>(list: readonly Item[]): Map<string, Item> {
  const known = indexes.get(list) as Map<string, Item> | undefined
  const index = known ?? new Map(list.map((item) => [item.name, item]))
  if (!known) indexes.set(list, index)
  return index
}

/** A row whose source or target no longer exists (such as a dropped attribute) is ignored. */
function planRow(
  { authority, target: name }: Row,
  source: MapSource | undefined,
  target: TargetField | undefined,
  { context, read, stored }: FieldsInput,
  planned: PlannedFields,
): void {
  if (!source || !target) return
  const current = stored ? readTarget(stored.data, target, context.language) : null
  const content = read(source.name, current)
  if (content === undefined) return
  const converted = convert(content, source.type, target, context)
  if (!converted.ok)
    return void planned.problems.push({ detail: converted.detail, field: name, name: converted.problem })
  if (target.isRequired && isEmpty(target.kind, converted.value))
    return void planned.problems.push({ detail: '', field: name, name: 'emptyRequired' })
  const skipped = skippedTimeOf(content, target, context.zones)
  if (skipped !== null) planned.problems.push({ detail: skipped, field: name, name: 'skippedTime' })
  const decision = decide(
    authority,
    target.kind,
    { current, isUnfollowed: stored?.unfollowed.includes(name) ?? false, seen: stored?.seen[name] },
    converted.value,
  )
  const change = { from: current, name, to: converted.value }
  if (decision.do === 'hold') planned.edited.push(change)
  if (decision.do === 'write') planned.changes.push(change)
  if (decision.do !== 'hold' && decision.seen) planned.seen[name] = decision.seen
}
