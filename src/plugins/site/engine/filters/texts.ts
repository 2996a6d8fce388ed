import { filters } from 'liquidjs'
import { inLanguage, safeHref, safeJson } from '@/lib/site/addresses'
import { richHtml } from '../../lib/html/richHtml'
import { formatDay, spanIn, formatTime } from '../../lib/formatMoments'
import { fillPlaceholders } from '../../lib/siteMessages'
import { Markup, markupOf } from '../Run'
import { Moment } from '../Moment'
import { Readable } from '../Readable'
import { ownValue } from '@/lib/values'
import { filterOf, type FilterDeclaration, type Named } from './declareFilter'

/** Languages that together have abbreviations for most time zones. */
const LANGUAGES = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-ZA', 'en-NZ', 'ja-JP']

/** Matches `%Z` with its flags, and escaped percent signs, which are no part of it. */
const ZONE_CODE = /%%|%[-_0^#:]*\d*Z/g

/**
 * Returns the abbreviation of a time zone at a moment, as other Liquids print it: `BST`. Zones without one have their
 * offset: `+04`.
 * @param zone an IANA name
 */
function zoneName(moment: Date, zone: string): string {
  for (const language of LANGUAGES) {
    const name = partOf(moment, zone, language, 'short')
    if (name && !/^(?:GMT|UTC)[+-]/.test(name)) return name
  }
  return partOf(moment, zone, 'en-US', 'longOffset').replace('GMT', '').replace(/:00$/, '')
}

const partOf = (moment: Date, zone: string, language: string, name: 'longOffset' | 'short'): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: name })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Fills in `%Z` of a date pattern, for which liquidjs prints the IANA name. */
const withZoneName = (pattern: string, moment: Date, zone: string): string =>
  Number.isNaN(moment.getTime())
    ? pattern
    : pattern.replace(ZONE_CODE, (code) => (code === '%%' ? code : zoneName(moment, zone)))

const textOf = (value: unknown): string =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Markup ||
  value instanceof Moment
    ? String(value)
    : ''

const texts = (named: Named): Record<string, string> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, textOf(value)]))

export const translate: FilterDeclaration = {
  about:
    "A text of the theme in the visitor's language, from `locales/<language>.json`; texts that the theme lacks come from House. Names in double braces are filled in.",
  example: "{{ 'bookFor' | t: title: event.title, when: performance.label }}",
  gives: 'text',
  handler: filterOf((value, { run, view }, named) => {
    const key = textOf(value)
    const found = run.theme.message(key, view.language, view.site.defaultLanguage)
    return found === null ? key : fillPlaceholders(found, texts(named))
  }),
  name: 't',
}

export const url: FilterDeclaration = {
  about: "The address of an object that has a page, or of a path of the site, in the visitor's language.",
  example: "{{ '/visit' | url }} {{ event | url }}",
  gives: 'address',
  handler: filterOf((value, { view }) => {
    if (value instanceof Readable) return value.read('url') ?? null
    const path = safeHref(textOf(value))
    return path?.startsWith('/') ? inLanguage(path, view.language, view.site.defaultLanguage) : path
  }),
  name: 'url',
}

export const assetUrl: FilterDeclaration = {
  about: 'The URL of a file in `assets/`. It changes with the file, so that browsers can cache it permanently.',
  example: '<link href="{{ \'site.css\' | asset_url }}" rel="stylesheet">',
  gives: 'address',
  handler: filterOf((value, { run }) => run.theme.assetAddress(textOf(value))),
  name: 'asset_url',
}

export const richText: FilterDeclaration = {
  about:
    'A formatted text as HTML, inside an element with the class `rich`. Links go to published content only. Tables are inside an element with the class `table`, which is to scroll where the screen is narrow: `.rich .table { overflow-x: auto }`. What staff have aligned has a class such as `align-center`.',
  example: '{{ event.description | rich_text }}',
  gives: 'HTML',
  handler: filterOf((value, { view }) => (value instanceof Markup ? value : markupOf(richHtml(value, view)))),
  name: 'rich_text',
}

export const calendarUrl: FilterDeclaration = {
  about: 'The calendar URL for what is on at a venue.',
  example: '<a href="{{ venue | calendar_url }}">{{ \'calendar\' | t }}</a>',
  gives: 'address',
  handler: filterOf((value) => (value instanceof Readable ? (value.read('calendar_url') ?? null) : null)),
  name: 'calendar_url',
}

export const jsonLd: FilterDeclaration = {
  about:
    'An object as schema.org has it, within a script element. That of the page itself is in `content_for_head` already.',
  example: '{{ venue | json_ld }}',
  gives: 'HTML',
  handler: filterOf((value) => (value instanceof Readable ? (value.read('json_ld') ?? null) : null)),
  name: 'json_ld',
}

export const json: FilterDeclaration = {
  about: 'Plain values as JSON, safe inside a script element. Objects give nothing: name their fields.',
  example: '{{ page.title | json }}',
  gives: 'HTML',
  handler: filterOf((value) => {
    const plain = value instanceof Markup || value instanceof Moment ? String(value) : value
    return markupOf(safeJson(isPlain(plain) ? (plain ?? null) : null))
  }),
  name: 'json',
}

export const money: FilterDeclaration = {
  about: "A number as money, in the currency of the site or another: `currency: 'EUR'`.",
  example: '{{ 12.5 | money }}',
  gives: 'text',
  handler: filterOf((value, { view }, { currency }) => {
    const amount = typeof value === 'number' ? value : Number.parseFloat(textOf(value))
    if (!Number.isFinite(amount)) return null
    const code = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : view.site.currency
    return new Intl.NumberFormat(view.language, { currency: code, style: 'currency' }).format(amount)
  }),
  name: 'money',
}

/** Named date formats of a site. */
const NAMED_DATES: Record<string, typeof formatDay> = {
  date: (moment, zone, clock) => spanIn(moment, null, zone, clock),
  day: formatDay,
  time: formatTime,
}

/** Whether a value is Liquid's name for the current time. */
export const isNow = (moment: unknown): boolean => moment === 'now' || moment === 'today'

export const date: FilterDeclaration = {
  about:
    'A date and time in the time zone of its place: `day` (Saturday 21 November 2026), `date` (21 Nov 2026) or `time` (19:30), in the formats of the site, or a Liquid pattern: `%H:%M`.',
  example: "{{ performance.start | date: 'day' }}",
  gives: 'text',
  handler: filterOf((value, context, _, [format]) => {
    const [moment, zone] =
      value instanceof Moment ? [value.iso, value.zone] : [value instanceof Readable ? null : value, null]
    const named = typeof format === 'string' ? ownValue(NAMED_DATES, format) : undefined
    if (moment === null || moment === undefined || moment === '') return null
    if (isNow(moment)) context.view.expiry.expireWithClock(named ? null : textOf(format))
    const when = new Date(isNow(moment) ? Date.now() : typeof moment === 'number' ? moment * 1000 : textOf(moment))
    if (named) {
      return Number.isNaN(when.getTime()) ? null : named(when.toISOString(), zone, context.view.clock)
    }
    const write = filters.date as (this: unknown, ...args: unknown[]) => unknown
    const own = zone ?? context.view.clock.timezone
    const pattern = typeof format === 'string' ? withZoneName(format, when, own) : format
    return write.call({ context }, moment, pattern, own)
  }),
  name: 'date',
}

const DEPTH = 6

/** Whether a value consists only of primitives, arrays and plain objects, at most six levels deep. */
function isPlain(value: unknown, depth = DEPTH): boolean {
  if (value === null || value === undefined || ['boolean', 'number', 'string'].includes(typeof value)) return true
  if (depth === 0 || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === null || prototype === Object.prototype) &&
    Object.values(value).every((entry) => isPlain(entry, depth - 1))
  )
}
