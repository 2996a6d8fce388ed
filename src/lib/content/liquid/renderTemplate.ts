import { Context, Liquid, toValueSync, type LiquidOptions } from 'liquidjs'
import { cpuMs } from '@/lib/process/cpuTime'
import type { TemplateData } from './liquidBlocks'
import { TEMPLATE_LENGTH } from './templateLength'
import { templateProblem, type TemplateProblem } from './templateProblem'

/** Maximum CPU time in milliseconds, checked between tags. */
const RENDER_MS = 200

/** Memory limit in characters and list items, as the engine counts them. */
const MEMORY_LIMIT = 1_000_000

/** Maximum length of the HTML, in characters. */
const MAX_HTML_LENGTH = 50_000

/**
 * Renders a template. Data is escaped unless the template uses `raw`.
 * @returns unsafe HTML, which must be sanitized
 * @throws if the template is invalid, uses unknown names, or exceeds a limit
 */
export function renderTemplate(template: string, data: TemplateData): string {
  const engine = createLiquidEngine({
    locale: data.language,
    memoryLimit: MEMORY_LIMIT,
    outputEscape: 'escape',
    timezoneOffset: data.site.timezone,
  })
  const context = new Context(data, engine.options, { sync: true })
  limitCpuTime(context)
  const html = String(toValueSync(engine.renderer.renderTemplates(engine.parse(template), context)))
  if (html.length > MAX_HTML_LENGTH) throw new Error(`more than ${MAX_HTML_LENGTH} characters of HTML`)
  return html
}

/** Limits the time of the processor, not that of the clock, which a busy machine uses up for any template. */
function limitCpuTime({ renderLimit }: Context): void {
  const [until, cpuUntil] = [performance.now() + RENDER_MS, cpuMs() + RENDER_MS]
  renderLimit.check = (now) => {
    if (now > until && cpuMs() > cpuUntil) throw new Error('template render limit exceeded')
  }
}

/** An engine that cannot read files or inherited properties, and rejects unknown filters. */
const createLiquidEngine = (options: LiquidOptions = {}): Liquid =>
  new Liquid({ ...options, ownPropertyOnly: true, parseLimit: TEMPLATE_LENGTH, strictFilters: true, templates: {} })

/** Maximum time to parse a template, in milliseconds. */
const PARSE_MS = 200

/**
 * Parses a template without running it or reading files.
 * @returns null if it is valid
 */
export function checkTemplate(template: string): TemplateProblem | null {
  const engine = createLiquidEngine()
  const started = Date.now()
  try {
    engine.parse(template)
  } catch (error) {
    return templateProblem(error)
  }
  return Date.now() - started > PARSE_MS ? { column: 1, line: 1, message: 'it takes too long to read' } : null
}
