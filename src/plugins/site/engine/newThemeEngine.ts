import { filters as usual, Liquid, CaptureTag, type Context } from 'liquidjs'
import { escapeHtml } from '../lib/html/html'
import { FILTERS } from './filters'
import { isNow } from './filters/texts'
import { MAX_FILE_LENGTH } from './limits'
import { Markup } from './Run'
import { Moment } from './Moment'
import { Readable } from './Readable'
import { TAGS } from './tags'
import { ThemeContext } from './ThemeContext'
import './objects'

/**
 * Liquid's `capture`, counting its result against the memory limit: a variable that captures itself twice, thirty times
 * over, would exhaust memory.
 */
class CountedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context)
    const kept: unknown = context.bottom()[this.variable]
    context.memoryLimit.use(typeof kept === 'string' ? kept.length : 0)
  }
}

/**
 * Built-in tags that are removed: `block` clashes with the block of the page, and `include` and `layout` are replaced
 * by `render` and the single layout.
 */
const REMOVED_TAGS = ['block', 'include', 'layout']

/** Built-in filters that are removed because they reveal the internals of objects. */
const REMOVED_FILTERS = ['inspect', 'jsonify']

const DATES = ['date_to_long_string', 'date_to_rfc822', 'date_to_string', 'date_to_xmlschema'] as const

/**
 * Creates an engine with the tags and filters available to themes.
 * @param snippets by name, in an object without a prototype
 */
export function newThemeEngine(
  snippets: Record<string, string> = Object.create(null) as Record<string, string>,
): Liquid {
  const engine = new Liquid({
    cache: 500,
    catchAllErrors: false,
    outputEscape: escapeOutput,
    ownPropertyOnly: true,
    parseLimit: MAX_FILE_LENGTH,
    strictFilters: true,
    templates: snippets,
  })
  for (const name of REMOVED_TAGS) delete engine.tags[name]
  for (const name of REMOVED_FILTERS) engine.unregisterFilter(name)
  engine.registerTag('capture', CountedCapture)
  for (const { name, tag } of TAGS) engine.registerTag(name, tag)
  for (const name of DATES) engine.registerFilter(name, withIso(usual[name]))
  engine.registerFilter('sample', withoutCaching(usual.sample))
  for (const { handler, name } of FILTERS) engine.registerFilter(name, handler)
  return engine
}

/** Escapes printed values: safe HTML is kept, text is escaped, and objects print nothing. */
function escapeOutput(this: { context: unknown }, value: unknown): string {
  const text = textOf(value)
  if (this.context instanceof ThemeContext) this.context.memoryLimit.use(text.length)
  return value instanceof Markup ? text : escapeHtml(text)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (value instanceof Markup || value instanceof Moment || value instanceof Readable) return value.toString()
  return typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol' ? '' : String(value)
}

type DateFilter = (this: unknown, value: unknown, ...more: unknown[]) => unknown

const withIso = (filter: unknown): DateFilter =>
  function (this: unknown, value: unknown, ...more: unknown[]): unknown {
    if (isNow(value)) preventCaching(this)
    return (filter as DateFilter).call(this, value instanceof Moment ? value.iso : value, ...more)
  }

/** Wraps a filter whose result differs on each call, so that the page is not cached. */
const withoutCaching = (filter: unknown): DateFilter =>
  function (this: unknown, value: unknown, ...more: unknown[]): unknown {
    preventCaching(this)
    return (filter as DateFilter).call(this, value, ...more)
  }

function preventCaching(filter: unknown): void {
  const { context } = filter as { context: unknown }
  if (context instanceof ThemeContext) context.view.expiry.expireSoon()
}
