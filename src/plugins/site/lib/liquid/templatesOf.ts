import { createHash } from 'node:crypto'
import { renderTemplate } from '../../../../lib/content/liquid/renderTemplate'
import type { TemplateData } from '../../../../lib/content/liquid/liquidBlocks'
import { templateProblem } from '../../../../lib/content/liquid/templateProblem'
import { prepareMarkup, sanitizeMarkup } from '../../../../lib/html/sanitizeMarkup'
import type { Holding } from '../cache/cache'
import { Remembered } from './Remembered'
import { withinTime } from './withinTime'

/** All templates of a page together, in milliseconds. */
const PAGE_MS = 500

/** A template that failed is not tried again for so long. */
const REST_MS = 60_000

/** What makes it another text each time. */
const VARIES = /(['"])(?:now|today)\1|\|\s*sample\b/

const failed = new Remembered<number>(1_000)
const cleaned = new Remembered<string>(200)

/** Draws a template. @returns clean HTML; null where there is nothing to show */
export type RenderLiquid = (template: string) => string | null

interface Page {
  /** Whose templates they are. What fails in the preview of a theme rests there, and not on the site. */
  site: string
  data: TemplateData
  holding: Holding
  /** Told of what is left out: visitors are not. */
  log: (entry: { msg: string; reason: string; site: string; template: string }) => void
}

/** Draws the templates of a page, of which a broken or greedy one shows nothing and keeps nobody waiting. */
export function templatesOf({ data, holding, log, site }: Page): RenderLiquid {
  let left = PAGE_MS
  return (template) => {
    const key = createHash('sha256').update(`${site} ${template}`).digest('hex')
    if (VARIES.test(template)) holding.isPassing()
    if (left < 1 || (failed.get(key) ?? 0) > Date.now()) {
      holding.isPassing()
      return null
    }
    prepareMarkup()
    const started = performance.now()
    try {
      return withinTime(Math.ceil(left), () => clean(renderTemplate(template, data))) || null
    } catch (error) {
      failed.set(key, Date.now() + REST_MS)
      holding.isPassing()
      log({ msg: 'A template was left out', reason: reasonOf(error), site, template: key.slice(0, 12) })
      return null
    } finally {
      left -= performance.now() - started
    }
  }
}

/** The same HTML is cleaned once. */
function clean(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const result = sanitizeMarkup(html)
  cleaned.set(html, result)
  return result
}

function reasonOf(error: unknown): string {
  const { column, line, message } = templateProblem(error)
  if (message !== 'it cannot be read') return `line ${line}, column ${column}: ${message}`
  return error instanceof Error ? error.message : message
}
