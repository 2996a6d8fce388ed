import { localToInstant } from '@/lib/events/recurring/localToInstant'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { ownValue } from '@/lib/values'
import { countryCode } from '../bring/countryCode'
import type { ItemData, OldEvent } from '../export/item'
import { MAX_FIELD_VALUE } from '../limits'
import { cut } from '../texts/cut'
import type { Remark } from '../texts/readText'
import { timesOfFields } from './timesOfFields'
import { taxonomyOf, type MappedKind, type Target, type TypeMapping } from './targets'
import { readWhen, type MappedField, type MapReading } from './readWhen'

/** The most characters of texts without format. */
const MOST: Partial<Record<Target, number>> = {
  ageGuidance: 200,
  city: 120,
  country: 60,
  phone: 40,
  postcode: 20,
  price: 200,
  profession: 160,
  runningTime: 120,
  street: 200,
  subtitle: 300,
  summary: 400,
  venue: 200,
}

export interface Mapped {
  data: ItemData
  kind: MappedKind
  oldId: string
}

interface Entry {
  data: ItemData
  oldId: string
  type: string
}

/**
 * What an entry of a type without counterpart becomes by the mapping of a person. A value that cannot be read, or only
 * in part, becomes a remark.
 */
export function mapItem({ data, oldId, type }: Entry, { as: kind, fields }: TypeMapping, reading: MapReading): Mapped {
  const remarks: Remark[] = []
  const unread = ({ name, value }: MappedField): void => {
    remarks.push({ detail: `${name}: ${cut(value, 80)}`, kind: 'fieldUnread' })
  }
  const given = fields.flatMap(({ from, to }): MappedField[] => {
    const value = ownValue(data.fields ?? {}, from)
    if (value === undefined) return []
    if (value.length >= MAX_FIELD_VALUE) remarks.push({ detail: from, kind: 'fieldCut' })
    const taxonomy = taxonomyOf(from)
    const field = { from, name: taxonomy ?? from, to }
    // Tags are taken apart below.
    if (taxonomy === null || to === 'tags') return [{ ...field, value }]
    const terms = value.split('\n')
    if (to !== 'venue') return [{ ...field, value: terms.join(', ') }]
    const [first = '', ...others] = terms
    for (const other of others) unread({ ...field, value: other })
    return [{ ...field, value: first }]
  })
  const read = <Value>(to: Target, parse: (field: MappedField) => Value | null): Value | undefined => {
    const field = given.find((candidate) => candidate.to === to)
    const value = field && parse(field)
    if (field && value === null) unread(field)
    return value ?? undefined
  }
  const plain = (to: Target): string | undefined =>
    read(to, ({ name, value }) => {
      const text = textOfHtml(value).trim()
      const most = MOST[to] ?? text.length
      if (text.length > most) remarks.push({ detail: name, kind: 'fieldCut' })
      return cut(text, most) || null
    })
  const texts = given.filter(({ to }) => to === 'text').map(({ value }) => value)
  const mapped: ItemData = {
    ...data,
    ...filled({
      content: [data.content, ...texts].filter(Boolean).join('\n\n'),
      excerpt: plain('summary'),
      picture: read('picture', ({ value }) => (/^\d+$/.test(value) ? value : null)),
    }),
  }
  if (kind === 'post') {
    const tags = given.filter(({ to }) => to === 'tags').flatMap(tagsIn)
    if (tags.length > 0) mapped.tags = [...(data.tags ?? []), ...tags]
    Object.assign(
      mapped,
      filled({
        date: read('publishDate', ({ value }) => {
          const when = readWhen(value, reading)
          return when && localToInstant(when.day, when.time ?? '00:00', reading.zone).moment
        }),
      }),
    )
  }
  if (kind === 'venue')
    mapped.venue = filled({
      city: plain('city'),
      country: read('country', ({ value }) => countryCode(textOfHtml(value))),
      phone: plain('phone'),
      postcode: plain('postcode'),
      street: plain('street'),
      website: read('website', webAddress),
    })
  if (kind === 'author') mapped.own = filled({ profession: plain('profession'), website: read('website', webAddress) })
  if (kind === 'event') {
    const { span, times } = timesOfFields(given, fields, reading, { remark: (remark) => remarks.push(remark), unread })
    const event: OldEvent = {
      bookingAddress: read('bookingAddress', webAddress) ?? null,
      organizers: [],
      price: plain('price') ?? null,
      repeats: false,
      times,
      venue: null,
      ...filled({ venueName: plain('venue') }),
      zone: null,
    }
    Object.assign(mapped, { event }, span && { span })
    mapped.own = filled({
      ageGuidance: plain('ageGuidance'),
      runningTime: plain('runningTime'),
      subtitle: plain('subtitle'),
    })
  }
  if (remarks.length > 0) mapped.remarks = remarks
  // Authors are known by their names of accounts, which may be numbers too.
  return { data: mapped, kind, oldId: kind === 'author' ? `${type}/${oldId}` : oldId }
}

const filled = <Values extends Record<string, string | undefined>>(values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Tags in a field: the terms of a taxonomy, or words between commas. */
const tagsIn = ({ from, value }: MappedField): string[] =>
  taxonomyOf(from) === null ? textOfHtml(value).split(/[,;\n]/) : value.split('\n')

/** A web address, also one without its beginning: `www.example.org/tickets`. */
function webAddress({ value }: MappedField): string | null {
  const text = value.trim()
  const whole = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text
  return /^https?:\/\/\S+$/i.test(whole) && URL.canParse(whole) ? whole : null
}
