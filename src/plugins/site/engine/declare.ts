import { safeHref } from '@/lib/site/addresses'
import { paged, pagingOf } from '../lib/paging'
import type { View } from '../lib/View'
import { Markup } from './Run'
import { Readable } from './Readable'
import { ownValue } from '@/lib/values'

/** Type of a field: a plain type, or the name of another object. */
type Gives = 'address' | 'HTML' | 'moment' | 'number' | 'text' | 'values' | 'yes or no' | (string & {})

/** A field of a template object. */
export interface ObjectField<Source> {
  about: string
  gives: Gives
  /** The field is a list, and `gives` is the type of its entries. */
  isList?: true
  read: (source: Source, view: View) => unknown
}

/** A template object, as documented in the theme reference. */
export interface ObjectDeclaration<Source = never> {
  name: string
  about: string
  fields: Record<string, ObjectField<Source>>
}

const declared = new Map<string, ObjectDeclaration>()

/** Declares a template object. Fields of other objects refer to it by name. */
export function declareObject<Source extends object>(
  name: string,
  about: string,
  fields: Record<string, ObjectField<Source>>,
): ObjectDeclaration<Source> {
  const declaration = { about, fields, name }
  declared.set(name, declaration as ObjectDeclaration)
  return declaration
}

/** All template objects, for the theme reference. */
export const declaredObjects = (): readonly ObjectDeclaration[] => [...declared.values()]

export const isDeclared = (name: string): boolean => declared.has(name)

/** Returns a field by name; `open` when the object accepts any name, undefined when it has no such field. */
export const objectField = (object: string, field: string): Pick<ObjectField<never>, 'gives'> | 'open' | undefined => {
  const declaration = declared.get(object)
  if (!declaration) return 'open'
  return Object.hasOwn(declaration.fields, field) ? declaration.fields[field] : undefined
}

/** A document or value exposed to templates. Its declared fields are evaluated on first use. */
class Exposed<Source extends object> extends Readable {
  readonly #declaration: ObjectDeclaration<Source>
  readonly #values = new Map<string, unknown>()
  readonly #source: Source
  readonly #view: View

  constructor(declaration: ObjectDeclaration<Source>, source: Source, view: View) {
    super()
    this.#declaration = declaration
    this.#source = source
    this.#view = view
  }

  read(name: string): unknown {
    const field = ownValue(this.#declaration.fields, name)
    if (!field) return undefined
    if (!this.#values.has(name)) this.#values.set(name, this.#evaluate(field))
    return this.#values.get(name)
  }

  #evaluate({ gives, isList, read }: ObjectField<Source>): unknown {
    const value = read(this.#source, this.#view)
    if (isList) return exposedList(gives, value, this.#view)
    return convert(gives, value, this.#view)
  }
}

function exposedList(gives: Gives, value: unknown, view: View): unknown[] {
  const list = (Array.isArray(value) ? value : [])
    .map((entry) => convert(gives, entry, view))
    .filter((entry) => entry !== null)
  const paging = pagingOf(value)
  return paging ? paged(list, paging) : list
}

const sources = new WeakMap<Readable, { name: string; source: object }>()
const objects = new WeakMap<View, WeakMap<object, Map<string, Readable>>>()

/** Wraps an object for templates. Returns the same wrapper for the same object and view, and null for no object. */
export function expose(name: string, source: object | null | undefined, view: View): Readable | null {
  if (!source) return null
  if (source instanceof Readable) return source
  const declaration = declared.get(name)
  if (!declaration) throw new Error(`There is no template object "${name}": declare it with declareObject`)
  let bySource = objects.get(view)
  if (!bySource) objects.set(view, (bySource = new WeakMap()))
  let byName = bySource.get(source)
  if (!byName) bySource.set(source, (byName = new Map()))
  let exposed = byName.get(name)
  if (!exposed) {
    byName.set(name, (exposed = new Exposed<never>(declaration as ObjectDeclaration, source as never, view)))
    sources.set(exposed, { name, source })
  }
  return exposed
}

function convert(gives: Gives, value: unknown, view: View): unknown {
  if (value === undefined || value === null) return null
  switch (gives) {
    case 'address':
      return safeHref(value) || null
    case 'HTML':
      return typeof value === 'string' ? (value ? new Markup(value) : null) : value
    case 'text':
      return value === '' ? null : String(value)
    case 'moment':
    case 'number':
    case 'values':
    case 'yes or no':
      return value
    default:
      return expose(gives, value as object, view)
  }
}

type Read<Source> = (source: Source, view: View) => unknown

/** Shorthands to declare a field of each type. */
export const text = <Source>(about: string, read: Read<Source>): ObjectField<Source> => ({ about, gives: 'text', read })
export const number = <Source>(about: string, read: Read<Source>): ObjectField<Source> => ({
  about,
  gives: 'number',
  read,
})
export const yesNo = <Source>(about: string, read: Read<Source>): ObjectField<Source> => ({
  about,
  gives: 'yes or no',
  read,
})
export const address = <Source>(about: string, read: Read<Source>): ObjectField<Source> => ({
  about,
  gives: 'address',
  read,
})
export const html = <Source>(about: string, read: Read<Source>): ObjectField<Source> => ({ about, gives: 'HTML', read })
export const moment = <Source>(about: string, read: Read<Source>): ObjectField<Source> => ({
  about,
  gives: 'moment',
  read,
})
export const one = <Source>(gives: string, about: string, read: Read<Source>): ObjectField<Source> => ({
  about,
  gives,
  read,
})
export const many = <Source>(gives: string, about: string, read: Read<Source>): ObjectField<Source> => ({
  about,
  gives,
  isList: true,
  read,
})

/** Returns the source of a template object; null when it is of another type. */
export function sourceOf<Source extends object>(name: string, object: Readable): Source | null {
  const known = sources.get(object)
  return known?.name === name ? (known.source as Source) : null
}

/** A template object as plain data: its type and what it shows. */
interface ExposedData {
  exposedName: string
  source: object
}

const isExposedData = (value: unknown): value is ExposedData =>
  typeof value === 'object' && value !== null && 'exposedName' in value

/** Converts a template object, or a list of them, to plain data. Other values stay as they are. */
export function exposedAs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exposedAs)
  const known = value instanceof Readable ? sources.get(value) : undefined
  return known ? ({ exposedName: known.name, source: known.source } satisfies ExposedData) : value
}

/** Converts plain data back to template objects. */
export function exposed(value: unknown, view: View): unknown {
  if (Array.isArray(value)) return value.map((entry) => exposed(entry, view))
  return isExposedData(value) ? expose(value.exposedName, value.source, view) : value
}
