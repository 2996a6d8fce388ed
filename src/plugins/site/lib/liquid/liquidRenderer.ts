import { cpuMs } from '@/lib/process/cpuTime'
import { createHash } from 'node:crypto'
import { renderTemplate } from '@/lib/content/liquid/renderTemplate'
import type { TemplateData } from '@/lib/content/liquid/liquidBlocks'
import { templateProblem } from '@/lib/content/liquid/templateProblem'
import { prepareMarkup, sanitizeMarkup } from '@/lib/html/sanitizeMarkup'
import type { PageExpiry } from '../cache/PageExpiry'
import { RecentValues } from './RecentValues'
import { runWithTimeLimit, TimeLimitExceeded } from './runWithTimeLimit'

/** Time limit for all Liquid blocks of a page, in milliseconds. */
const PAGE_MS = 500

/** Time before a failed template is rendered again, in milliseconds. */
const REST_MS = 60_000

/** Matches templates whose result differs on each render. */
const VARIES = /(['"])(?:now|today)\1|\|\s*sample\b/

const failed = new RecentValues<number>(1_000)
const sanitized = new RecentValues<string>(200)

/** Renders a Liquid block. @returns sanitized HTML; null when there is nothing to show */
export type RenderLiquid = (template: string) => string | null

interface Page {
  /**
   * Key of the site. Failures in a theme preview have their own key, so that they do not suspend the template on the
   * site.
   */
  site: string
  data: TemplateData
  expiry: PageExpiry
  /** Logs failures, which are never shown to visitors. */
  log: (entry: { msg: string; reason: string; site: string; template: string }) => void
}

/** Renders the Liquid blocks of a page. A failing or slow template shows nothing and does not delay the page. */
export function liquidRenderer({ data, expiry, log, site }: Page): RenderLiquid {
  let remainingMs = PAGE_MS
  return (template) => {
    const key = createHash('sha256').update(`${site} ${template}`).digest('hex')
    if (VARIES.test(template)) expiry.expireSoon()
    if (remainingMs < 1 || (failed.get(key) ?? 0) > Date.now()) {
      expiry.expireSoon()
      return null
    }
    prepareMarkup()
    const started = cpuMs()
    try {
      return runWithTimeLimit(Math.ceil(remainingMs), () => sanitize(renderTemplate(template, data))) || null
    } catch (error) {
      // Interrupted by the clock, it has used most of its time.
      if (error instanceof TimeLimitExceeded) remainingMs = 0
      failed.set(key, Date.now() + REST_MS)
      expiry.expireSoon()
      log({
        msg: 'A Liquid block failed and was omitted from the page; it is retried after a minute',
        reason: reasonOf(error),
        site,
        template: key.slice(0, 12),
      })
      return null
    } finally {
      remainingMs -= cpuMs() - started
    }
  }
}

/** Sanitizes HTML, caching the result. */
function sanitize(html: string): string {
  const cached = sanitized.get(html)
  if (cached !== undefined) return cached
  const result = sanitizeMarkup(html)
  sanitized.set(html, result)
  return result
}

function reasonOf(error: unknown): string {
  const { column, line, message } = templateProblem(error)
  if (message !== 'it cannot be read') return `line ${line}, column ${column}: ${message}`
  return error instanceof Error ? error.message : message
}
