import { Liquid, type LiquidOptions } from 'liquidjs'
import type { TemplateData } from './liquidBlocks'
import { TEMPLATE_LENGTH } from './templateLength'

/** Maximum rendering time in milliseconds, checked between tags. */
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
    renderLimit: RENDER_MS,
    timezoneOffset: data.site.timezone,
  })
  const html = String(engine.parseAndRenderSync(template, data))
  if (html.length > MAX_HTML_LENGTH) throw new Error(`more than ${MAX_HTML_LENGTH} characters of HTML`)
  return html
}

/** An engine that cannot read files or inherited properties, and rejects unknown filters. */
export const createLiquidEngine = (options: LiquidOptions = {}): Liquid =>
  new Liquid({ ...options, ownPropertyOnly: true, parseLimit: TEMPLATE_LENGTH, strictFilters: true, templates: {} })
