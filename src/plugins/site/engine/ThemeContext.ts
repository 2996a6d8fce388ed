import { Context, Drop, type Liquid } from 'liquidjs'
import type { View } from '../lib/View'
import { cpuMs } from '@/lib/process/cpuTime'
import { TimeLimitExceeded } from '../lib/liquid/runWithTimeLimit'
import { keepPaging } from '../lib/paging'
import { asDocumentTheme, INHERIT } from '@/lib/themes/documentTheme'
import type { Manifest } from '@/lib/themes/manifestSchema'
import type { RenderableTheme } from './RenderableTheme'
import { MAX_MEMORY, MAX_DEPTH, RENDER_MS } from './limits'
import { type Run, Markup } from './Run'
import { Readable } from './Readable'
import { expose } from './declare'
import { objectNameOf, PlainValues, valuesIn } from './objects/values'

type Scope = Record<string, unknown>

type Options = ConstructorParameters<typeof Context>[1]

type Limits = NonNullable<ConstructorParameters<typeof Context>[3]>

/**
 * The names available to a template: fields of declared objects and own properties of plain values. Everything else
 * that JavaScript would resolve on a value, such as prototype members, is hidden.
 */
export class ThemeContext extends Context {
  readonly run: Run
  readonly #depth: number

  constructor(run: Run, scope: Scope, options: Options, limits: Limits, depth: number) {
    super(scope, options, { globals: run.globals, ownPropertyOnly: true, sync: true }, limits)
    this.run = run
    this.#depth = depth
  }

  get view(): View {
    return this.run.view
  }

  /** Gives loops the enclosing loop as `forloop.parentloop`. */
  override push(scope: Parameters<Context['push']>[0]): number {
    const { forloop } = scope as { forloop?: unknown }
    if (forloop instanceof Drop) Object.assign(forloop, { parentloop: this.getSync(['forloop']) ?? null })
    return super.push(scope)
  }

  override spawn(scope: Scope = {}): ThemeContext {
    return this.#within(scope, { liquid: this.liquid, memoryLimit: this.memoryLimit, renderLimit: this.renderLimit })
  }

  /** Creates a context with its own limits for a part of the page, such as a block. */
  apart(liquid: Liquid, scope: Scope): ThemeContext {
    return this.#within(scope, { ...freshLimits(this.run.theme), liquid })
  }

  #within(scope: Scope, limits: Limits): ThemeContext {
    if (this.#depth >= MAX_DEPTH) throw new Error(`Files are nested more than ${MAX_DEPTH} levels deep`)
    return new ThemeContext(this.run, scope, this.opts, limits, this.#depth + 1)
  }

  override readProperty(object: Parameters<Context['readProperty']>[0], key: PropertyKey | Drop): unknown {
    const name = key instanceof Drop ? key.valueOf() : key
    if (typeof name !== 'string' && typeof name !== 'number') return undefined
    if (object instanceof Readable) return this.#paginated(object.read(String(name)))
    // Inherited by every JavaScript value; none of it is data.
    if (typeof name === 'string' && (name.startsWith('__') || name in Object.prototype)) return undefined
    return this.#paginated(super.readProperty(object, name))
  }

  #paginated(value: unknown): unknown {
    return Array.isArray(value) ? (this.run.parts.get(value) ?? value) : value
  }
}

/** Creates unused limits. House has none: its output is bounded by its input, and there is no theme to fall back to. */
export function freshLimits({ id }: RenderableTheme): Pick<Limits, 'memoryLimit' | 'renderLimit'> {
  const isHouse = id === null
  const { memoryLimit, renderLimit } = new Context({}, undefined, {
    memoryLimit: isHouse ? Number.POSITIVE_INFINITY : MAX_MEMORY,
    sync: true,
  })
  const until = isHouse ? Number.POSITIVE_INFINITY : performance.now() + RENDER_MS
  const cpuUntil = cpuMs() + RENDER_MS
  // The clock is cheap to read, but tells little on a busy machine: the time of the processor decides.
  renderLimit.check = (now) => {
    if (now > until && cpuMs() > cpuUntil) throw new TimeLimitExceeded()
  }
  return { memoryLimit, renderLimit }
}

interface Globals {
  define: (name: 'content_for_layout', html: string) => void
}

/** Global list names, with the object type of their entries. */
const LISTS: Record<string, string> = {
  archived: 'event',
  events: 'coming',
  pages: 'link',
  posts: 'post',
  venues: 'venue',
}

/** Defines the names available to every file of a page. Each is evaluated on first use. */
export function globalsOf(run: Run, head: string): Globals {
  const { theme, view } = run
  const { content } = view
  const own = content.collection ? objectNameOf(content.collection) : undefined
  const name = (key: string, read: () => unknown) =>
    Object.defineProperty(run.globals, key, { configurable: true, enumerable: true, get: once(read) })
  for (const key of ['navigation', 'page', 'request', 'site']) name(key, () => expose(key, view, view))
  name('settings', () => valuesIn(view.themed?.theme.settings ?? [], view.themed?.settings, view))
  name('scheme', () => new PlainValues(chosenScheme(theme.manifest, content.document)))
  if (content.document) name(own ?? 'document', () => expose(own ?? 'document', content.document, view))
  for (const [key, of] of Object.entries(LISTS)) {
    const rows = key === 'pages' ? null : content.lists?.[key]
    if (rows) name(key, () => exposeList(rows, of, run))
  }
  if (content.entries && !content.document) name('pages', () => pageLinks(run))
  if (content.archive) name('archive', () => expose('archive', content.archive, view))
  if (content.search) name('search', () => expose('search', view, view))
  if (content.filter && !view.isDraft) name('filter', () => expose('filter', content.filter, view))
  if (content.programme && !view.isDraft) name('programme', () => expose('programme', content.programme, view))
  if (content.notice) name('notice', () => expose('notice', content.notice, view))
  if (view.gate) name('gate', () => expose('gate', view, view))
  name('content_for_head', () => {
    run.shown.add('head')
    return new Markup(head)
  })
  return {
    define: (key, html) =>
      name(key, () => {
        run.shown.add('main')
        return new Markup(html)
      }),
  }
}

function once(read: () => unknown): () => unknown {
  let cached: { value: unknown } | undefined
  return () => (cached ??= { value: read() }).value
}

const exposeList = (rows: object[], of: string, { view }: Run): unknown[] =>
  keepPaging(rows, (row) => expose(of, row, view))

function pageLinks({ view }: Run): unknown {
  return expose('page', view, view)?.read('children')
}

/** Returns the colours of the scheme chosen for the page's document, else of the first scheme. */
function chosenScheme(manifest: Manifest | null, document: object | undefined): Record<string, string> {
  const schemes = manifest?.colorSchemes ?? []
  const { colorScheme } = asDocumentTheme((document as { theme?: unknown } | undefined)?.theme)
  return schemes.find(({ name }) => name === colorScheme && name !== INHERIT) ?? schemes[0] ?? {}
}
