import { filters as usual, Liquid, CaptureTag, type Context } from 'liquidjs'
import { escapeHtml } from '../lib/html/escapeHtml'
import { FILTERS } from './filters'
import { isNow } from './filters/texts'
import { FILE_LENGTH } from './limits'
import { Markup } from './Markup'
import { Moment } from './Moment'
import { Readable } from './Readable'
import { TAGS } from './tags'
import { ThemeContext } from './ThemeContext'
import './objects'

/** Liquid's `capture`, whose result counts: a text that holds itself twice, thirty times over, fills every memory. */
class CountedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context)
    const kept: unknown = context.bottom()[this.variable]
    context.memoryLimit.use(typeof kept === 'string' ? kept.length : 0)
  }
}

/** Tags of Liquid's that share their names with the file they stand in, or read layouts: here there is one layout, and `render`. */
const LEFT_OUT = ['block', 'include', 'layout']

/** Filters that show what stands behind an object. */
const SHOWING = ['inspect', 'jsonify']

const DATES = ['date_to_long_string', 'date_to_rfc822', 'date_to_string', 'date_to_xmlschema'] as const

/** An engine that knows the tags and filters of themes. @param snippets by name; null-prototype, so that no other name is one */
export function newThemeEngine(
  snippets: Record<string, string> = Object.create(null) as Record<string, string>,
): Liquid {
  const engine = new Liquid({
    cache: 500,
    catchAllErrors: false,
    outputEscape: escapeOutput as never,
    ownPropertyOnly: true,
    parseLimit: FILE_LENGTH,
    strictFilters: true,
    templates: snippets,
  })
  for (const name of LEFT_OUT) delete engine.tags[name]
  for (const name of SHOWING) engine.unregisterFilter(name)
  engine.registerTag('capture', CountedCapture)
  for (const { name, tag } of TAGS) engine.registerTag(name, tag)
  for (const name of DATES) engine.registerFilter(name, withIso(usual[name]))
  engine.registerFilter('sample', passing(usual.sample))
  for (const { handler, name } of FILTERS) engine.registerFilter(name, handler)
  return engine
}

/** Everything that is printed: finished HTML as it is, texts escaped, objects not at all. */
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
    if (isNow(value)) pass(this)
    return (filter as DateFilter).call(this, value instanceof Moment ? value.iso : value, ...more)
  }

/** A filter that gives something else each time. */
const passing = (filter: unknown): DateFilter =>
  function (this: unknown, value: unknown, ...more: unknown[]): unknown {
    pass(this)
    return (filter as DateFilter).call(this, value, ...more)
  }

function pass(filter: unknown): void {
  const { context } = filter as { context: unknown }
  if (context instanceof ThemeContext) context.view.holding.isPassing()
}
