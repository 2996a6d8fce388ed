import { isRecord } from '@/lib/values'
import type { TargetField } from './targets'
import { isMoment, type TargetValue } from './values'
import type { MapSource } from './sources'

type Data = Readonly<Record<string, unknown>>

/**
 * Reads the value of a target from a document.
 * @param data of the newest version, in the synced language, with references as ids or populated
 */
export function readTarget(data: Data, target: TargetField, language: string): TargetValue {
  const value = target.isAttribute ? readAttribute(data, target, language) : data[target.field]
  if (value === null || value === undefined || value === '') return null
  switch (target.kind) {
    case 'moment':
      return readMoment(value, data[`${target.field}_tz`])
    case 'option':
      return Array.isArray(value) && value.length > 0 ? value.includes(target.option) : null
    case 'choices':
      return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : null
    case 'day':
      return typeof value === 'string' ? value.slice(0, 10) : null
    case 'venue':
      return idOf(value)
    case 'richText':
      return isRecord(value) && 'root' in value ? { root: value.root } : null
    default:
      return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? value : null
  }
}

function readMoment(value: unknown, zone: unknown): TargetValue {
  const moment = value instanceof Date ? value.toISOString() : value
  return typeof moment === 'string' ? { moment, zone: typeof zone === 'string' && zone !== '' ? zone : null } : null
}

function idOf(value: unknown): string | null {
  if (isRecord(value)) return idOf(value.id)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

function readAttribute({ custom }: Data, { field, isLocalized }: TargetField, language: string): unknown {
  const value = isRecord(custom) ? custom[field] : undefined
  return isLocalized && isRecord(value) && !('root' in value) ? value[language] : value
}

/**
 * Data for an update that sets these values and keeps everything else: single choices are added to or removed from
 * their list, attributes are merged into their object, and zones are set with their moments. Rich text is passed on as
 * `{html}`; convert it before or after.
 * @param data as for `readTarget`
 */
export function dataWith(
  data: Data,
  values: readonly { name: string; to: TargetValue }[],
  targets: readonly TargetField[],
  language: string,
): Record<string, unknown> {
  const targetOf = new Map(targets.map((target) => [target.name, target]))
  const result: Record<string, unknown> = {}
  for (const { name, to } of values) {
    const target = targetOf.get(name)
    if (!target) continue
    const before = { ...data, ...result }
    if (target.isAttribute) result.custom = withAttribute(before, target, to, language)
    else Object.assign(result, storedAs(target, to, before[target.field]))
  }
  return result
}

function storedAs(target: TargetField, to: TargetValue, before: unknown): Record<string, unknown> {
  if (target.kind === 'option') return { [target.field]: withChoice(before, target.option ?? '', to === true) }
  if (target.kind === 'day') return { [target.field]: typeof to === 'string' ? `${to}T12:00:00.000Z` : null }
  if (!isMoment(to))
    return { [target.field]: to, ...(target.hasZone && to === null && { [`${target.field}_tz`]: null }) }
  return { [target.field]: to.moment, ...(target.hasZone && { [`${target.field}_tz`]: to.zone }) }
}

/** Keeps the order of the other choices. */
function withChoice(before: unknown, choice: string, isOn: boolean): unknown[] {
  const list: unknown[] = Array.isArray(before) ? before : []
  return isOn ? (list.includes(choice) ? list : [...list, choice]) : list.filter((item) => item !== choice)
}

/** Empty attributes are not stored. */
function withAttribute(data: Data, target: TargetField, to: TargetValue, language: string): Record<string, unknown> {
  const custom = isRecord(data.custom) ? { ...data.custom } : {}
  const before = custom[target.field]
  const current = target.isLocalized && isRecord(before) && !('root' in before) ? before[language] : before
  const value =
    target.kind === 'option' ? withChoice(current, target.option ?? '', to === true) : isMoment(to) ? to.moment : to
  const isEmptyValue = value === null || (Array.isArray(value) && value.length === 0)
  const next = target.isLocalized
    ? byLanguage(before, language, isEmptyValue ? undefined : value)
    : isEmptyValue
      ? undefined
      : value
  if (next === undefined) delete custom[target.field]
  else custom[target.field] = next
  return custom
}

function byLanguage(before: unknown, language: string, value: unknown): Record<string, unknown> | undefined {
  const others = Object.entries(isRecord(before) && !('root' in before) ? before : {}).filter(
    ([key]) => key !== language,
  )
  const all = value === undefined ? others : [...others, [language, value] as const]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** A box-office field as the map editor lists it. */
export interface SourceShown extends MapSource {
  /** A real sample value in the reader's language; null if the box office has none. */
  sample: string | null
}

/** A field of ours as the map editor lists it, labelled in the reader's language. */
export type TargetShown = TargetField
