import type { ExternalTime, ExternalVenue, SourceValue } from '../provider/external'
import { accessKindsIn } from './accessWords'
import { fits } from './fits'
import { isDay, localIn, momentOf, wallClockMoment, zoneOf, type Zones } from './momentOf'
import { cutText, htmlOfText, plainText } from './plainText'
import { findChoice, lengthInWords, readBoolean, readNumber } from './readText'
import type { MapSourceType } from './sources'
import type { TargetField } from './targets'
import type { MomentValue, TargetValue } from './values'
import { findVenue, type VenueIndex } from './venues'

/** What a source holds: as the box office sends it, or a time, a venue or a moment that was worked out. */
export type SourceContent = ExternalTime | ExternalVenue | MomentValue | SourceValue

export interface ConvertContext {
  /** The language that is written. */
  language: string
  venues: VenueIndex
  zones: Zones
}

/** Why a value of theirs cannot stand in a field of ours. The rest of the document is written all the same. */
export type ConvertProblem =
  'doesNotFit' | 'noBoolean' | 'noChoice' | 'noDay' | 'noLink' | 'noMoment' | 'noNumber' | 'noVenue' | 'manyVenues'

export type Converted = { ok: true; value: TargetValue } | { ok: false; problem: ConvertProblem; detail: string }

const good = (value: TargetValue): Converted => ({ ok: true, value })
const bad = (problem: ConvertProblem, detail: unknown): Converted => ({
  detail: String(detail).slice(0, 200),
  ok: false,
  problem,
})

/**
 * A value of a box office as a field of ours stores it; null is empty. A formatted text stays HTML, not cleaned:
 * whoever writes it cleans it and makes a document of it, once and only for what changed.
 */
export function convert(
  value: SourceContent,
  type: MapSourceType,
  target: TargetField,
  context: ConvertContext,
): Converted {
  if (!fits(type, target.kind)) return bad('doesNotFit', type)
  if (value === null) return good(null)
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
      return good(asHtml(String(value), type))
    case 'text':
    case 'textarea':
      return good(
        asText(type === 'minutes' ? lengthInWords(Number(value), context.language) : String(value), type, target),
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
    return target.kind === 'venue' ? asVenue(value.name, context) : good(asText(value.name, 'venue', target))
  const found = 'moment' in value ? value : momentOf(value, context.zones)
  if (!found) return bad('noMoment', 'local' in value ? value.local : '')
  return good(target.kind === 'moment' ? found : momentAs(target.kind, found, context))
}

/** The day, or the clock of the site, of a moment. */
const momentAs = (kind: TargetField['kind'], { moment, zone }: MomentValue, { zones }: ConvertContext): TargetValue =>
  kind === 'day'
    ? localIn(moment, zone ?? zoneOf(null, zones)).slice(0, 10)
    : localIn(moment, zoneOf(null, { event: null, site: zones.site, venue: null }))

function convertList(values: string[], target: TargetField): Converted {
  const texts = values.map((one) => one.trim()).filter((one) => one !== '')
  if (target.kind === 'text' || target.kind === 'textarea') return good(asText(texts.join(', '), 'list', target))
  if (isAccess(target)) return asAccess(texts, target)
  const found = texts.map((text) => findChoice(target.choices ?? [], text))
  const unknown = found.indexOf(null)
  if (unknown >= 0) return bad('noChoice', texts[unknown])
  const known = [...new Set(found.filter((one) => one !== null))]
  if (target.kind === 'choices') return good(known.length > 0 ? known : null)
  return known.length > 1 ? bad('noChoice', texts.join(', ')) : good(known[0] ?? null)
}

/** How a performance is made accessible. Box offices have many names for that, and say other things in the same place. */
const isAccess = ({ field, isAttribute, kind }: TargetField): boolean =>
  field === 'accessTypes' && !isAttribute && kind === 'choices'

function asAccess(texts: readonly string[], { choices = [] }: TargetField): Converted {
  const own = texts.flatMap((text) => findChoice(choices, text) ?? [])
  const found = new Set<string>([...own, ...accessKindsIn(texts)])
  const known = choices.map(({ value }) => value).filter((value) => found.has(value))
  return good(known.length > 0 ? known : null)
}

function asNumber(value: boolean | number | string): Converted {
  if (typeof value === 'string' && value.trim() === '') return good(null)
  const number = typeof value === 'number' ? value : readNumber(String(value))
  return number === null || !Number.isFinite(number) ? bad('noNumber', value) : good(number)
}

function asBoolean(value: boolean | number | string): Converted {
  if (typeof value === 'string' && value.trim() === '') return good(false)
  const answer = readBoolean(value)
  return answer === null ? bad('noBoolean', value) : good(answer)
}

const ZONED = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i
const DAY = /^(\d{4}-\d{2}-\d{2})(?:T|$)/

/** A text, a date or a moment: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` on the clocks of the place, or ISO 8601 with an offset. */
function asTime(value: string, target: TargetField, context: ConvertContext): Converted {
  const text = value.trim()
  if (text === '') return good(null)
  if (target.kind === 'day' && !ZONED.test(text)) {
    const day = DAY.exec(text)?.[1]
    return day !== undefined && isDay(day) ? good(day) : bad('noDay', text)
  }
  const zone = zoneOf(null, context.zones)
  const time = ZONED.test(text) ? Date.parse(text) : Number.NaN
  const found = Number.isNaN(time) ? wallClockMoment(text, zone) : { moment: new Date(time).toISOString(), zone }
  if (!found) return bad(target.kind === 'day' ? 'noDay' : 'noMoment', text)
  return good(target.kind === 'moment' ? found : momentAs(target.kind, found, context))
}

function asText(value: string, type: MapSourceType, { kind, maxLength }: TargetField): string | null {
  const text = type === 'richText' ? plainText(value) : value.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return cutText(kind === 'text' ? text.replace(/\s+/g, ' ') : text, maxLength) || null
}

function asHtml(value: string, type: MapSourceType): TargetValue {
  const html = type === 'richText' ? value.trim() : htmlOfText(value)
  return html === '' ? null : { html }
}

const WEB = /^https?:\/\/[^\s/]+\S*$/i

function asNamed(value: string, target: TargetField, context: ConvertContext): Converted {
  const text = value.trim()
  if (text === '') return good(null)
  if (target.kind === 'venue') return asVenue(text, context)
  if (target.kind === 'link')
    return WEB.test(text) && text.length <= (target.maxLength ?? Number.POSITIVE_INFINITY)
      ? good(text)
      : bad('noLink', text)
  if (target.kind === 'choices')
    return isAccess(target) ? asAccess([text], target) : convertList(text.split(/[,;|]/), target)
  const choice = findChoice(target.choices ?? [], text)
  return choice === null ? bad('noChoice', text) : good(choice)
}

function asVenue(name: string, { venues }: ConvertContext): Converted {
  if (name.trim() === '') return good(null)
  const venue = findVenue(venues, name)
  return typeof venue === 'string' ? bad(venue, name) : good(venue.id)
}
