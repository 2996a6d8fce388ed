import { accessKindOf } from './accessKindNames'
import { fits } from './fits'
import type { MapParts } from './checkMap'
import { normalName } from './normalName'
import type { Authority, Row, SyncMap } from './rows'
import type { MapSource, MapSourceType } from './sources'
import type { TargetField } from './targets'

/** A default row; it reads the first of its sources that the box office has. */
interface DefaultRow {
  target: string
  sources: readonly string[]
  /** Only applies to sources of this type. */
  type?: MapSourceType
  authority: Authority
}

const LENGTH = ['duration', 'durationMinutes', 'lengthInMinutes', 'LengthInMinutes', 'runningTime']

const EVENTS: readonly DefaultRow[] = [
  { authority: 'untilEdited', sources: ['name'], target: 'title' },
  { authority: 'untilEdited', sources: ['summary', 'shortDescription', 'description'], target: 'summary' },
  { authority: 'untilEdited', sources: ['htmlDescription', 'fullDescription'], target: 'description' },
  { authority: 'untilEdited', sources: ['description'], target: 'description', type: 'richText' },
  { authority: 'untilEdited', sources: ['venue'], target: 'venue' },
  { authority: 'untilEdited', sources: LENGTH, target: 'runningTime' },
  { authority: 'untilEdited', sources: ['firstStart'], target: 'startDate' },
  { authority: 'untilEdited', sources: ['lastStart'], target: 'endDate' },
  { authority: 'provider', sources: ['bookingUrl'], target: 'bookingLinkURL' },
]

const INSTANCES: readonly DefaultRow[] = [
  { authority: 'provider', sources: ['start'], target: 'start' },
  { authority: 'provider', sources: ['end'], target: 'end' },
  { authority: 'untilEdited', sources: ['venue'], target: 'venue' },
  { authority: 'provider', sources: ['state'], target: 'instanceStatus' },
  { authority: 'provider', sources: ['bookingUrl'], target: 'bookingLinkURL' },
  { authority: 'untilEdited', sources: ['tags'], target: 'accessTypes', type: 'list' },
]

/** Attributes in which box offices list the access types of a performance. */
const ACCESS = new Set([
  'access',
  'access performance',
  'access type',
  'access types',
  'accessibility',
  'accesstype',
  'accesstypes',
])

/**
 * The default map of a new connection: what nearly every site needs, limited to the sources this box office has.
 * Attributes named after one choice of a list (Captioned, AD) tick that choice; an attribute that lists them (Access)
 * fills the list.
 */
export const defaultMap = (sources: MapParts<MapSource>, targets: MapParts<TargetField>): SyncMap => ({
  addInstances: true,
  events: defaultRows(EVENTS, sources.events, targets.events),
  instances: defaultRows(INSTANCES, sources.instances, targets.instances),
  modesOfSale: [],
  removeInvalidInstances: true,
  syncInstances: true,
  syncToPublished: true,
})

function defaultRows(
  defaults: readonly DefaultRow[],
  sources: readonly MapSource[],
  targets: readonly TargetField[],
): Row[] {
  const rows: Row[] = []
  const add = (target: string, source: string, authority: Authority) =>
    rows.some((row) => row.target === target) || rows.push({ authority, source, target })
  for (const { authority, sources: names, target: name, type } of defaults) {
    const target = targets.find((field) => field.name === name)
    const candidates = names.map((sourceName) => sources.find((source) => source.name === sourceName))
    const source = candidates.find(
      (candidate) =>
        candidate !== undefined &&
        (type === undefined || candidate.type === type) &&
        target !== undefined &&
        fits(candidate.type, target.kind),
    )
    if (target && source) add(target.name, source.name, authority)
  }
  const list = targets.find(({ kind, name }) => kind === 'choices' && name === 'accessTypes')
  const listed =
    list &&
    sources.find(
      ({ isAttribute, label, type }) => isAttribute && fits(type, list.kind) && ACCESS.has(normalName(label)),
    )
  if (list && listed) add(list.name, listed.name, 'untilEdited')
  // A list with a row of its own gets no rows for single choices.
  const choices = targets.filter(({ field, kind }) => kind === 'option' && !rows.some(({ target }) => target === field))
  for (const source of sources.filter(({ isAttribute, type }) => isAttribute && type === 'boolean')) {
    const choice = choices.find(
      ({ field, label, option }) =>
        [label.slice(label.indexOf(': ') + 2), option ?? ''].some(
          (text) => normalName(text) === normalName(source.label),
        ) || isAccessChoice(field, option, source.label),
    )
    if (choice) add(choice.name, source.name, 'untilEdited')
  }
  return rows
}

const isAccessChoice = (field: string, option: string | undefined, label: string): boolean =>
  field === 'accessTypes' && option !== undefined && accessKindOf(label) === option
