import type { ExternalTime, ExternalVenue, SourceValue } from '../provider/external'
import { accessKindsIn } from './accessKindNames'
import { fits } from './fits'
import { isDay, isSkippedTime, localIn, momentOf, zoneOf, type Zones } from './momentOf'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { truncateText, htmlOfText } from './texts'
import { findChoice, formatDuration, readBoolean, readNumber } from './readText'
import type { MapSourceType } from './sources'
import type { TargetField } from './targets'
import type { MomentValue, TargetValue } from './values'
import { findVenue, type VenueIndex } from './venues'

/** Content of a source: a raw value of the box office, or a resolved time, venue or moment. */
export type SourceContent = ExternalTime | ExternalVenue | MomentValue | SourceValue

export interface ConvertContext {
  /** Language of the values. */
  language: string
  venues: VenueIndex
  zones: Zones
}

/** Why a box-office value cannot be stored in a field. The rest of the document is still written. */
export type ConvertProblem =
  'doesNotFit' | 'noBoolean' | 'noChoice' | 'noDay' | 'noLink' | 'noMoment' | 'noNumber' | 'noVenue' | 'manyVenues'

export type Converted = { ok: true; value: TargetValue } | { ok: false; problem: ConvertProblem; detail: string }

const success = (value: TargetValue): Converted => ({ ok: true, value })
const failure = (problem: ConvertProblem, detail: unknown): Converted => ({
  detail: String(detail).slice(0, 200),
  ok: false,
  problem,
})

/**
 * Converts a box-office value to the stored format of a field; null is empty. Rich text stays unsanitised HTML: the
 * writer sanitises and converts it, once, and only for changed fields.
 */
export function convert(
  value: SourceContent,
  type: MapSourceType,
  target: TargetField,
  context: ConvertContext,
): Converted {
  if (!fits(type, target.kind)) return failure('doesNotFit', type)
  if (value === null) return success(null)
  if (typeof value === 'object' && !Array.isArray(value)) return convertObject(value, target, context)
  if (Array.isArray(value)) return convertList(value, target)
  switch (target.kind) {
    case 'number':
      return asNumber(value)
    case 'checkbox':
    case 'option':
      return asBoolean(value)
    case 'moment':
    case 'day':
    case 'wallClock':
      return asTime(String(value), target, context)
    case 'richText':
      return success(asHtml(String(value), type))
    case 'text':
    case 'textarea':
      return success(
        asText(type === 'minutes' ? formatDuration(Number(value), context.language) : String(value), type, target),
      )
    default:
      return asNamed(String(value), target, context)
  }
}

function convertObject(
  value: ExternalTime | ExternalVenue | MomentValue,
  target: TargetField,
  context: ConvertContext,
): Converted {
  if ('name' in value)
    return target.kind === 'venue' ? asVenue(value.name, context) : success(asText(value.name, 'venue', target))
  const found = 'moment' in value ? value : momentOf(value, context.zones)
  if (!found) return failure('noMoment', 'local' in value ? value.local : '')
  return success(target.kind === 'moment' ? found : momentAs(target.kind, found, context))
}

/** A moment as a day, or as wall-clock time in the site's time zone. */
const momentAs = (kind: TargetField['kind'], { moment, zone }: MomentValue, { zones }: ConvertContext): TargetValue =>
  kind === 'day'
    ? localIn(moment, zone ?? zoneOf(null, zones)).slice(0, 10)
    : localIn(moment, zoneOf(null, { event: null, site: zones.site, venue: null }))

function convertList(values: string[], target: TargetField): Converted {
  const texts = values.map((text) => text.trim()).filter((text) => text !== '')
  if (target.kind === 'text' || target.kind === 'textarea') return success(asText(texts.join(', '), 'list', target))
  if (isAccess(target)) return asAccess(texts, target)
  const found = texts.map((text) => findChoice(target.choices ?? [], text))
  const unknown = found.indexOf(null)
  if (unknown >= 0) return failure('noChoice', texts[unknown])
  const known = [...new Set(found.filter((choice) => choice !== null))]
  if (target.kind === 'choices') return success(known.length > 0 ? known : null)
  return known.length > 1 ? failure('noChoice', texts.join(', ')) : success(known[0] ?? null)
}

/**
 * The access types of a performance. Box offices label them in many ways, and put unrelated labels in the same field.
 */
const isAccess = ({ field, isAttribute, kind }: TargetField): boolean =>
  field === 'accessTypes' && !isAttribute && kind === 'choices'

function asAccess(texts: readonly string[], { choices = [] }: TargetField): Converted {
  const chosen = texts.flatMap((text) => findChoice(choices, text) ?? [])
  const found = new Set<string>([...chosen, ...accessKindsIn(texts)])
  const known = choices.map(({ value }) => value).filter((value) => found.has(value))
  return success(known.length > 0 ? known : null)
}

function asNumber(value: boolean | number | string): Converted {
  if (typeof value === 'string' && value.trim() === '') return success(null)
  const number = typeof value === 'number' ? value : readNumber(String(value))
  return number === null || !Number.isFinite(number) ? failure('noNumber', value) : success(number)
}

function asBoolean(value: boolean | number | string): Converted {
  if (typeof value === 'string' && value.trim() === '') return success(false)
  const parsed = readBoolean(value)
  return parsed === null ? failure('noBoolean', value) : success(parsed)
}

const ZONED = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i
const DAY = /^(\d{4}-\d{2}-\d{2})(?:T|$)/

/** The time that a box office sends, if the clocks skip it; null for any other value. */
export const skippedTimeOf = (value: SourceContent | undefined, { kind }: TargetField, zones: Zones): string | null => {
  const isLocal = typeof value === 'string' && !ZONED.test(value.trim())
  const time = isLocal ? { local: value.trim(), utc: null, zone: null } : value
  if (kind === 'day' || typeof time !== 'object' || time === null || !('local' in time)) return null
  return isSkippedTime(time, zones) ? time.local.replace('T', ' ').slice(0, 16) : null
}

/** Reads a time from text: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` in local time, or ISO 8601 with an offset. */
function asTime(value: string, target: TargetField, context: ConvertContext): Converted {
  const text = value.trim()
  if (text === '') return success(null)
  if (target.kind === 'day' && !ZONED.test(text)) {
    const day = DAY.exec(text)?.[1]
    return day !== undefined && isDay(day) ? success(day) : failure('noDay', text)
  }
  const utc = ZONED.test(text) ? text : null
  const found = momentOf({ local: text, utc, zone: null }, context.zones)
  if (!found) return failure(target.kind === 'day' ? 'noDay' : 'noMoment', text)
  return success(target.kind === 'moment' ? found : momentAs(target.kind, found, context))
}

function asText(value: string, type: MapSourceType, { kind, maxLength }: TargetField): string | null {
  const text = type === 'richText' ? textOfHtml(value) : value.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return truncateText(kind === 'text' ? text.replace(/\s+/g, ' ') : text, maxLength) || null
}

function asHtml(value: string, type: MapSourceType): TargetValue {
  const html = type === 'richText' ? value.trim() : htmlOfText(value)
  return html === '' ? null : { html }
}

const WEB = /^https?:\/\/[^\s/]+\S*$/i

function asNamed(value: string, target: TargetField, context: ConvertContext): Converted {
  const text = value.trim()
  if (text === '') return success(null)
  if (target.kind === 'venue') return asVenue(text, context)
  if (target.kind === 'link')
    return WEB.test(text) && text.length <= (target.maxLength ?? Number.POSITIVE_INFINITY)
      ? success(text)
      : failure('noLink', text)
  if (target.kind === 'choices')
    return isAccess(target) ? asAccess([text], target) : convertList(text.split(/[,;|]/), target)
  const choice = findChoice(target.choices ?? [], text)
  return choice === null ? failure('noChoice', text) : success(choice)
}

function asVenue(name: string, { venues }: ConvertContext): Converted {
  if (name.trim() === '') return success(null)
  const venue = findVenue(venues, name)
  return typeof venue === 'string' ? failure(venue, name) : success(venue.id)
}
