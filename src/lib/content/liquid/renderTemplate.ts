import { newEngine } from './newEngine'
import type { TemplateData } from './templateData'

/** In milliseconds, looked at between its tags. */
const RENDER_MS = 200

/** Letters and list entries that it may make, as the engine counts them. */
const MEMORY = 1_000_000

/** Longest HTML, in letters. */
const MARKUP_LENGTH = 50_000

/**
 * Fills in a template. What it says of the data is escaped unless it asks for it raw.
 * @returns HTML that nobody has looked at yet: clean it
 * @throws where it cannot be read, asks for what is not there, or takes too much time or room
 */
export function renderTemplate(template: string, data: TemplateData): string {
  const engine = newEngine({
    locale: data.language,
    memoryLimit: MEMORY,
    outputEscape: 'escape',
    renderLimit: RENDER_MS,
    timezoneOffset: data.site.timezone,
  })
  const html = String(engine.parseAndRenderSync(template, data))
  if (html.length > MARKUP_LENGTH) throw new Error(`more than ${MARKUP_LENGTH} characters of HTML`)
  return html
}
