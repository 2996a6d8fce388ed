import type { CollectionSlug } from 'payload'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { isRecord } from '@/lib/values'
import { asDocumentTheme } from '@/lib/themes/documentTheme'
import { isConditionMet } from '@/lib/themes/fields'
import { documentsIn } from '@/lib/themes/referencesIn'
import type { ReferenceThemeField, ThemeField } from '@/lib/themes/themeField'
import { valuesForVisitors } from '@/lib/themes/valuesForVisitors'
import { fileAddress } from '../../lib/pictures'
import { richHtml } from '../../lib/html/richHtml'
import { hrefOf, type View } from '../../lib/View'
import { Readable } from '../Readable'
import { address, declareObject, expose, number, text } from '../declare'
import { markupOf } from '../Run'
import { chosenTemplate } from '../templateNames'
import type { LinkSource } from './links'

/** Values of manifest fields, by field name. */
class Values extends Readable {
  readonly #fields: readonly ThemeField[]
  readonly #values: SettingValues
  readonly #view: View

  constructor(fields: readonly ThemeField[], values: SettingValues, view: View) {
    super()
    this.#fields = fields
    this.#values = values
    this.#view = view
  }

  read(name: string): unknown {
    const field = this.#fields.find((candidate) => candidate.name === name)
    return field && isConditionMet(field, this.#values) ? valueOf(field, this.#values[name], this.#view) : undefined
  }
}

/** Converts the value of a field for templates. */
function valueOf(field: ThemeField, value: SettingValue | undefined, view: View): unknown {
  switch (field.type) {
    case 'richText':
      return markupOf(richHtml(value, view))
    case 'relationship':
    case 'upload': {
      const found = documentsIn(field, value).flatMap(({ collection, id }) => chosen(collection, id, view) ?? [])
      return field.hasMany ? found : (found[0] ?? null)
    }
    case 'group':
      return isRecord(value) ? new Values(field.fields, value as SettingValues, view) : null
    case 'array':
      return rowsOf(value).map((row) => new Values(field.fields, row, view))
    default:
      return Array.isArray(value) ? value.map(String) : (value ?? null)
  }
}

export const rowsOf = (value: SettingValue | undefined): SettingValues[] =>
  Array.isArray(value) ? value.filter((row): row is SettingValues => isRecord(row)) : []

/** Template objects by content type. Documents of other types are exposed as links to their pages. */
const OBJECTS: Record<string, string> = {
  blogs: 'blog',
  'event-collections': 'collection',
  events: 'event',
  files: 'file',
  media: 'image',
  organizations: 'organization',
  people: 'person',
  posts: 'post',
  seasons: 'season',
  series: 'series',
  venues: 'venue',
  works: 'work',
}

/** Returns the template object of a content type. */
export const objectNameOf = (collection: string): string | undefined => OBJECTS[collection]

/** Exposes a document chosen by staff; null when it is not published. */
function chosen(collection: string, id: unknown, view: View): Readable | null {
  const found = view.library.get(collection as CollectionSlug, id)
  if (!found) return null
  const name = OBJECTS[collection]
  return name ? expose(name, found, view) : expose('link', linkTo(collection, found as Named, view), view)
}

interface Named {
  filename?: string | null
  name?: string | null
  relativePath?: string | null
  slug?: string | null
  title?: string | null
}

function linkTo(collection: string, found: Named, view: View): LinkSource | null {
  const url = hrefOf(view, collection, found)
  return url ? { title: found.title || found.name || url, url } : null
}

/** Returns links to the chosen documents. Documents that are unpublished or have no page are omitted. */
export const linksIn = (field: ReferenceThemeField, value: SettingValue | undefined, view: View): LinkSource[] =>
  documentsIn(field, value).flatMap(({ collection, id }) => {
    const found = view.library.get(collection as CollectionSlug, id) as Named | null
    if (!found) return []
    const url = collection === 'files' ? found.filename && fileAddress(found.filename) : hrefOf(view, collection, found)
    return url ? [{ title: found.title || found.name || found.filename || url, url }] : []
  })

declareObject<{ filename?: string | null; filesize?: number | null; title?: string | null }>(
  'file',
  'A file to download.',
  {
    size: number('In bytes.', ({ filesize }) => filesize),
    title: text('Its title.', ({ filename, title }) => title || filename),
    url: address('Where it is.', ({ filename }) => filename && fileAddress(filename)),
  },
)

/** Exposes stored values in the page's language. */
export const valuesIn = (fields: readonly ThemeField[], stored: unknown, view: View): Values | null =>
  isRecord(stored)
    ? new Values(
        fields,
        valuesForVisitors(fields, stored as SettingValues, view.language, view.site.defaultLanguage),
        view,
      )
    : null

/** Exposes the theme-defined attributes of an event or a performance. */
export const attributesOf = (collection: string, stored: unknown, view: View): Values | null =>
  valuesIn(view.themed?.theme.attributes[collection] ?? [], stored, view)

/** Exposes the document settings defined by the theme and by the chosen template. */
export function templateSettings(view: View): Values | null {
  const { collection, document } = view.content
  const theme = view.themed?.theme
  if (!collection || !document || !theme) return null
  const own = asDocumentTheme((document as { theme?: unknown }).theme)
  const template = chosenTemplate(theme.templates, view.content)
  const fields = [...(theme.documentSettings[collection] ?? []), ...(template?.fields ?? [])]
  return valuesIn(fields, { ...own.settings, ...(template && own.templateSettings?.[template.template]) }, view)
}

/** Plain values by name, such as the colours of a scheme. */
export class PlainValues extends Readable {
  readonly #values: Record<string, string>

  constructor(values: Record<string, string>) {
    super()
    this.#values = values
  }

  read(name: string): unknown {
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined
  }
}
