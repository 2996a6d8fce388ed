import { safeHref } from '../../../lib/site/safeHref'
import { paged, pagingOf } from '../lib/paging'
import type { View } from '../lib/View'
import { Markup } from './Markup'
import { Readable } from './Readable'

/** What a field gives: something plain, or the name of another object. */
type Gives = 'address' | 'HTML' | 'moment' | 'number' | 'text' | 'values' | 'yes or no' | (string & {})

/** One thing that templates may read of an object. */
export interface ObjectField<Source> {
  about: string
  gives: Gives
  /** `gives` describes each entry of a list. */
  isList?: true
  read: (source: Source, view: View) => unknown
}

/** An object of templates, as the reference describes it. */
export interface ObjectDeclaration<Source = never> {
  name: string
  about: string
  fields: Record<string, ObjectField<Source>>
}

const declared = new Map<string, ObjectDeclaration>()

/** Declares an object of templates, once. Other objects name it in what their fields give. */
export function declareObject<Source extends object>(
  name: string,
  about: string,
  fields: Record<string, ObjectField<Source>>,
): ObjectDeclaration<Source> {
  const declaration = { about, fields, name }
  declared.set(name, declaration as ObjectDeclaration)
  return declaration
}

/** All of them, for the reference. */
export const declaredObjects = (): readonly ObjectDeclaration[] => [...declared.values()]

export const isDeclared = (name: string): boolean => declared.has(name)

/** A field by name; `open` where anything may be called so, undefined where nothing is. */
export const objectField = (object: string, field: string): Pick<ObjectField<never>, 'gives'> | 'open' | undefined => {
  const declaration = declared.get(object)
  if (!declaration) return 'open'
  return Object.hasOwn(declaration.fields, field) ? declaration.fields[field] : undefined
}

/** One document or fact as templates see it: its declared fields, each worked out when it is asked for. */
class Exposed<Source extends object> extends Readable {
  readonly #declaration: ObjectDeclaration<Source>
  readonly #known = new Map<string, unknown>()
  readonly #source: Source
  readonly #view: View

  constructor(declaration: ObjectDeclaration<Source>, source: Source, view: View) {
    super()
    this.#declaration = declaration
    this.#source = source
    this.#view = view
  }

  read(name: string): unknown {
    if (!Object.hasOwn(this.#declaration.fields, name)) return undefined
    if (!this.#known.has(name)) this.#known.set(name, this.#work(this.#declaration.fields[name]!))
    return this.#known.get(name)
  }

  #work({ gives, isList, read }: ObjectField<Source>): unknown {
    const value = read(this.#source, this.#view)
    if (isList) return exposedList(gives, value, this.#view)
    return given(gives, value, this.#view)
  }
}

function exposedList(gives: Gives, value: unknown, view: View): unknown[] {
  const list = (Array.isArray(value) ? value : []).map((one) => given(gives, one, view)).filter((one) => one !== null)
  const paging = pagingOf(value)
  return paging ? paged(list, paging) : list
}

const sources = new WeakMap<Readable, { name: string; source: object }>()
const objects = new WeakMap<View, WeakMap<object, Map<string, Readable>>>()

/** An object as templates see it; the same one whoever asks. Null where there is nothing to see. */
export function expose(name: string, source: object | null | undefined, view: View): Readable | null {
  if (!source) return null
  if (source instanceof Readable) return source
  const declaration = declared.get(name)
  if (!declaration) throw new Error(`No object of templates is called ${name}`)
  let ofView = objects.get(view)
  if (!ofView) objects.set(view, (ofView = new WeakMap()))
  let ofSource = ofView.get(source)
  if (!ofSource) ofView.set(source, (ofSource = new Map()))
  let exposed = ofSource.get(name)
  if (!exposed) {
    ofSource.set(name, (exposed = new Exposed<never>(declaration as ObjectDeclaration, source as never, view)))
    sources.set(exposed, { name, source })
  }
  return exposed
}

function given(gives: Gives, value: unknown, view: View): unknown {
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

/** Fields in one line each. */
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

/** What an object was made from; null where it is another object. */
export const sourceOf = <Source extends object>(name: string, object: Readable): Source | null =>
  sources.get(object)?.name === name ? (sources.get(object)!.source as Source) : null
