import { fits } from './fits'
import type { Row, SyncMap } from './rows'
import type { MapSource } from './sources'
import type { TargetField } from './targets'

/**
 * Validation problems of a map. `mayBeEmpty` is a warning: a required field reads from a source that the box office may
 * leave empty; a new document then falls back to its name or time.
 */
type MapProblemName =
  'unknownTarget' | 'unknownSource' | 'doesNotFit' | 'targetTwice' | 'mayBeEmpty' | 'requiredMissing'

export interface MapProblem {
  name: MapProblemName
  list: 'events' | 'instances'
  /** Index of the row. Null: a required row is missing. */
  row: number | null
  target: string
  /** A warning does not prevent saving. */
  isWarning: boolean
}

export interface MapParts<Part> {
  events: readonly Part[]
  instances: readonly Part[]
}

/** Validates a map and returns its problems in row order. The map can be saved if there are none. */
export function checkMap(
  map: Pick<SyncMap, 'addInstances' | 'events' | 'instances' | 'syncInstances'>,
  sources: MapParts<MapSource>,
  targets: MapParts<TargetField>,
): MapProblem[] {
  return [
    ...checkRows('events', map.events, sources.events, targets.events),
    ...checkRows('instances', map.instances, sources.instances, targets.instances),
    ...(map.syncInstances && map.addInstances ? missingRows('instances', map.instances, targets.instances) : []),
  ]
}

/** Validates one of the two lists. */
export function checkRows(
  list: MapProblem['list'],
  rows: readonly Row[],
  sources: readonly MapSource[],
  targets: readonly TargetField[],
): MapProblem[] {
  const sourceOf = new Map(sources.map((source) => [source.name, source]))
  const targetOf = new Map(targets.map((target) => [target.name, target]))
  const written = new Set<string>()
  return rows.flatMap((row, index): MapProblem[] => {
    const target = targetOf.get(row.target)
    const source = sourceOf.get(row.source)
    const problem = (name: MapProblemName, isWarning = false): MapProblem => ({
      isWarning,
      list,
      name,
      row: index,
      target: row.target,
    })
    const hasClash = target !== undefined && clashes(target, written, targets)
    written.add(row.target)
    return [
      ...(target ? [] : [problem('unknownTarget')]),
      ...(source ? [] : [problem('unknownSource')]),
      ...(hasClash ? [problem('targetTwice')] : []),
      ...(target && source && !fits(source.type, target.kind) ? [problem('doesNotFit')] : []),
      ...(target?.isRequired && source && !source.isAlways ? [problem('mayBeEmpty', true)] : []),
    ]
  })
}

/** Whether the same target is already written, or a list of choices together with one of its choices. */
function clashes(target: TargetField, written: ReadonlySet<string>, targets: readonly TargetField[]): boolean {
  if (written.has(target.name)) return true
  if (target.kind !== 'option' && target.kind !== 'choices') return false
  return targets.some(
    (other) =>
      other.field === target.field &&
      other.isAttribute === target.isAttribute &&
      other.kind !== target.kind &&
      written.has(other.name),
  )
}

/** New performances need every required field that has no default. */
const missingRows = (list: MapProblem['list'], rows: readonly Row[], targets: readonly TargetField[]): MapProblem[] =>
  targets
    .filter(
      ({ isRequired, kind, name }) => isRequired && kind === 'moment' && !rows.some(({ target }) => target === name),
    )
    .map(({ name }) => ({ isWarning: false, list, name: 'requiredMissing', row: null, target: name }))
