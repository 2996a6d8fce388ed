import { createLiquidEngine } from './createLiquidEngine'
import type { TemplateData } from './liquidBlocks'

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
