import { fits } from './fits'
import type { Row, SyncMap } from './rows'
import type { MapSource } from './sources'
import type { TargetField } from './targets'

/**
 * What can be wrong with a map. `mayBeEmpty` is a warning: a required field reads from something that the box office may
 * leave empty, and a new document then takes its name or time instead.
 */
type MapProblemName =
  'unknownTarget' | 'unknownSource' | 'doesNotFit' | 'targetTwice' | 'mayBeEmpty' | 'requiredMissing'

export interface MapProblem {
  name: MapProblemName
  list: 'events' | 'instances'
  /** Of the row, from 0. Null: a row that is not there. */
  row: number | null
  target: string
  /** The map can be saved all the same. */
  isWarning: boolean
}

export interface MapParts<Part> {
  events: readonly Part[]
  instances: readonly Part[]
}

/** What is wrong with a map, in the order of its rows. Nothing: it can be saved. */
export function checkMap(
  map: Pick<SyncMap, 'addInstances' | 'events' | 'instances' | 'syncInstances'>,
  sources: MapParts<MapSource>,
  targets: MapParts<TargetField>,
): MapProblem[] {
  return [
    ...checkRows('events', map.events, sources.events, targets.events),
    ...checkRows('instances', map.instances, sources.instances, targets.instances),
    ...(map.syncInstances && map.addInstances ? missing('instances', map.instances, targets.instances) : []),
  ]
}

/** The same of one of the two lists. */
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
    const isTwice = target !== undefined && clash(target, written, targets)
    written.add(row.target)
    return [
      ...(target ? [] : [problem('unknownTarget')]),
      ...(source ? [] : [problem('unknownSource')]),
      ...(isTwice ? [problem('targetTwice')] : []),
      ...(target && source && !fits(source.type, target.kind) ? [problem('doesNotFit')] : []),
      ...(target?.isRequired && source && !source.isAlways ? [problem('mayBeEmpty', true)] : []),
    ]
  })
}

/** The same target, or a list of choices beside one of its choices. */
function clash(target: TargetField, written: ReadonlySet<string>, targets: readonly TargetField[]): boolean {
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

/** New performances need what is required of them and has no value to begin with. */
const missing = (list: MapProblem['list'], rows: readonly Row[], targets: readonly TargetField[]): MapProblem[] =>
  targets
    .filter(
      ({ isRequired, kind, name }) => isRequired && kind === 'moment' && !rows.some(({ target }) => target === name),
    )
    .map(({ name }) => ({ isWarning: false, list, name: 'requiredMissing', row: null, target: name }))
