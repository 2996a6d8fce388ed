import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { isRecord } from '@/lib/values'
import { isColour, isConditionMet } from '@/lib/themes/fields'
import { documentsIn, isReference } from '@/lib/themes/referencesIn'
import type { ReferenceThemeField, ThemeField } from '@/lib/themes/themeField'
import { richHtml } from '../../lib/html/richHtml'
import type { View } from '../../lib/View'
import { declareObject, html, many, text, yesNo } from '../declare'
import type { LinkSource } from './links'
import { linksIn, rowsOf } from './values'

/** A renderable field of a block for which the theme has no file. */
interface Part {
  kind: 'heading' | 'html' | 'line' | 'list' | 'lines' | 'chosen' | 'group'
  text?: string
  lines?: string[]
  html?: string
  images?: object[]
  events?: object[]
  people?: object[]
  links?: LinkSource[]
  parts?: Part[]
  rows?: { parts: Part[] }[]
  isShort?: boolean
}

declareObject<{ parts: Part[] }>('part_row', 'One row of a list in such a block.', {
  parts: many('part', 'What it holds.', ({ parts }) => parts),
})

declareObject<Part>('part', 'A field of a block that the theme has no file for, ready to be shown.', {
  events: many('event', 'Events that were chosen.', ({ events }) => events),
  html: html('A formatted text.', ({ html: of }) => of),
  images: many('image', 'Pictures that were chosen.', ({ images }) => images),
  is_short: yesNo('Each row of the list fits in a line.', ({ isShort }) => isShort ?? false),
  kind: text('`heading`, `line`, `lines`, `html`, `chosen`, `group` or `list`', ({ kind }) => kind),
  lines: { about: 'Paragraphs.', gives: 'text', isList: true, read: ({ lines }) => lines },
  links: many('link', 'Links to what was chosen.', ({ links }) => links),
  parts: many('part', 'What a group holds.', ({ parts }) => parts),
  people: many('person', 'People who were chosen.', ({ people }) => people),
  rows: many('part_row', 'Rows of a list.', ({ rows }) => rows),
  text: text('A line.', ({ text: of }) => of),
})

/** Text fields with these names are rendered as headings. */
const HEADING = /^(?:heading|headline|title)$/i

/** Converts filled-in fields to parts, in the order of the manifest. Fields that only affect appearance are omitted. */
export const partsOf = (fields: readonly ThemeField[], values: SettingValues, view: View): Part[] =>
  fields.flatMap((field) => (isConditionMet(field, values) ? (partOf(field, values[field.name], view) ?? []) : []))

function partOf(field: ThemeField, value: SettingValue | undefined, view: View): Part | null {
  switch (field.type) {
    case 'text':
      if (typeof value !== 'string' || isColour(field)) return null
      return { kind: HEADING.test(field.name) ? 'heading' : 'line', text: value }
    case 'textarea':
      if (typeof value !== 'string') return null
      return { kind: 'lines', lines: value.split(/\n+/).filter((line) => line.trim()) }
    case 'richText':
      return { html: richHtml(value, view), kind: 'html' }
    case 'relationship':
    case 'upload':
      return chosenPart(field, value, view)
    case 'group':
      return isRecord(value) ? { kind: 'group', parts: partsOf(field.fields, value as SettingValues, view) } : null
    case 'array':
      return listPart(field.fields, rowsOf(value), view)
    // Colours, choices, numbers and dates have no generic rendering.
    default:
      return null
  }
}

/** Renders images directly, several events or people as cards, and everything else as links. */
function chosenPart(field: ReferenceThemeField, value: SettingValue | undefined, view: View): Part {
  const documents = documentsIn(field, value)
  const of = (collection: string) =>
    documents.filter((document) => document.collection === collection).map(({ id }) => id)
  const images = view.library.list('media', of('media'))
  const events = field.hasMany ? view.library.list('events', of('events')) : []
  const people = field.hasMany ? view.library.list('people', of('people')) : []
  const rendered = new Set([
    'media',
    ...(events.length > 0 ? ['events'] : []),
    ...(people.length > 0 ? ['people'] : []),
  ])
  const rest = documents
    .filter(({ collection }) => !rendered.has(collection))
    .map(({ collection, id }) => ({ relationTo: collection, value: id }))
  return {
    events,
    images,
    kind: 'chosen',
    links: linksIn({ ...field, relationTo: [field.relationTo].flat() }, rest, view),
    people,
  }
}

const PICTURES = ['files', 'media']

/** Whether a field is short or not rendered. A row with only such fields fits on one line. */
const isLine = (field: ThemeField): boolean =>
  isReference(field)
    ? !field.hasMany && ![field.relationTo].flat().some((target) => PICTURES.includes(target))
    : !['array', 'group', 'richText', 'textarea'].includes(field.type)

function listPart(fields: readonly ThemeField[], rows: SettingValues[], view: View): Part | null {
  if (rows.length === 0) return null
  const isShort = fields.every(isLine)
  return {
    isShort,
    kind: 'list',
    rows: rows.map((row) => ({ parts: isShort ? shortParts(fields, row, view) : partsOf(fields, row, view) })),
  }
}

/** Converts a row that fits on one line, such as days and hours, or a role and a name. */
const shortParts = (fields: readonly ThemeField[], values: SettingValues, view: View): Part[] =>
  fields.flatMap((field): Part[] => {
    const value = values[field.name]
    if (!isConditionMet(field, values)) return []
    if (field.type === 'text' && !isColour(field) && typeof value === 'string') return [{ kind: 'line', text: value }]
    return isReference(field) ? [{ kind: 'chosen', links: linksIn(field, value, view) }] : []
  })
