import { type Liquid, toValueSync } from 'liquidjs'
import { TimeIsOver, withinTime } from '../lib/liquid/withinTime'
import type { View } from '../lib/View'
import { CountingEmitter, Run, type Failure } from './Run'
import type { RenderableTheme, Rendering } from './RenderableTheme'
import { globalsOf, freshLimits, ThemeContext } from './ThemeContext'
import { PAGE_MS } from './limits'

const noted = new WeakMap<Liquid, Map<string, number>>()

const SNIPPETS = 'snippets/'

/** What lists are called in templates, where it is not what the website calls them. */
const ENTRIES: Record<string, string> = { children: 'entries', pages: 'entries' }

/** A template says how much of a list stands on a page. Known as soon as it is parsed, before anything is read. @param list as it is named there: `blog.posts` */
export function notePageSize(engine: Liquid, file: string | undefined, list: string, size: number): void {
  const name = (list.split('.').at(-1) ?? '').trim()
  const sizes = noted.get(engine) ?? new Map<string, number>()
  noted.set(engine, sizes)
  sizes.set(keyOf(file?.startsWith(SNIPPETS) ? SNIPPETS : (file ?? ''), ENTRIES[name] ?? name), size)
}

/** How much of a list a template of an engine wants, or a snippet where the template says nothing; null where neither does. */
export const notedPageSize = (engine: Liquid, file: string, list: string): number | null =>
  noted.get(engine)?.get(keyOf(file, list)) ?? noted.get(engine)?.get(keyOf(SNIPPETS, list)) ?? null

const keyOf = (file: string, list: string): string => `${file} ${list}`

/** HTML that stands on every page, whatever its theme. */
export interface Essentials {
  head: string
  /** Right at the beginning. */
  bar: string
}

export interface Rendered {
  html: string
  failures: Failure[]
}

const LAYOUT = 'layout/theme.liquid'

const PLAIN_LAYOUT = 'layout/plain.liquid'

/** A theme gets the page done in so many goes: each goes without the file that took too long in the one before. */
const GOES = 3

/**
 * Draws a page. Whatever a theme does, there is a page afterwards: what fails is left out, or drawn by House, and named in
 * `failures`.
 * @param resting files that are left out from the beginning
 */
export function renderTheme(
  theme: RenderableTheme,
  view: View,
  essentials: Essentials,
  resting: ReadonlySet<string> = new Set(),
): Rendered {
  // House is ours: nothing in it runs away.
  if (theme.id === null) return renderOnce(new Run(view, theme, resting), essentials)
  const leftOut = new Set(resting)
  const failures: Failure[] = []
  let left = PAGE_MS
  for (let go = 0; go < GOES && left >= 1; go++) {
    const run = new Run(view, theme, leftOut)
    const started = performance.now()
    try {
      const drawn = withinTime(Math.ceil(left), () => renderOnce(run, essentials))
      return { ...drawn, failures: [...failures, ...drawn.failures] }
    } catch (error) {
      const path = run.open.at(-1) ?? LAYOUT
      failures.push({ error, isTimeout: error instanceof TimeIsOver, path })
      leftOut.add(path)
    }
    left -= performance.now() - started
  }
  const house = renderOnce(new Run(view, theme.house(), new Set()), essentials)
  return { ...house, failures }
}

function renderOnce(run: Run, { bar, head }: Essentials): Rendered {
  const globals = globalsOf(run, head)
  const main = renderFirst(run, mainFiles(run))
  globals.say('content_for_layout', main.html)
  // What says one thing stands alone, but in a theme that says it in its own way.
  const plain = !main.file.isOwn && run.view.content.isBare === true
  let page = renderFirst(run, files(run, plain ? PLAIN_LAYOUT : LAYOUT)).html
  if (!plain && !run.shown.has('main')) {
    run.failures.push({ error: new Error('the layout does not show content_for_layout'), path: LAYOUT })
    page = renderFirst(run, [run.theme.houseFile(LAYOUT)!]).html
  }
  const consent = plain
    ? ''
    : renderFirst(run, [
        {
          isOwn: false,
          path: 'snippets/cookies.liquid',
          templates: () => run.theme.engine.parse("{% render 'cookies' %}"),
        },
      ]).html
  return {
    failures: run.failures,
    html: withEssentials(page, { bar, consent, head: run.shown.has('head') ? '' : head }),
  }
}

/** The template that staff has chosen, that for what is shown, and House's. */
function mainFiles(run: Run): Rendering[] {
  const { chosenTemplate, template } = run.view.content
  const names = [...(chosenTemplate ? [`${template}.${chosenTemplate}`, chosenTemplate] : []), template, 'document']
  return names.flatMap((name) => files(run, `templates/${name}.liquid`))
}

/** The theme's file at a path, then House's. */
function files({ resting, theme }: Run, path: string): Rendering[] {
  const [own, house] = [theme.fileAt(path, resting), theme.houseFile(path)]
  return [own, own?.isOwn ? house : null].filter((file) => file !== null)
}

/** The first of several files that can be drawn. */
function renderFirst(run: Run, drawings: Rendering[]): { html: string; file: Rendering } {
  let problem: unknown = new Error('there is no file for it')
  for (const file of drawings) {
    run.open.push(file.path)
    try {
      return { file, html: renderFile(run, file) }
    } catch (error) {
      if (!file.isOwn) throw error
      run.failures.push({ error, path: file.path })
      problem = error
    } finally {
      run.open.pop()
    }
  }
  throw problem
}

function renderFile(run: Run, file: Rendering): string {
  const { engine } = run.theme
  const { language, site } = run.view
  const emitter = new CountingEmitter(run)
  const options = { ...engine.options, locale: language, timezoneOffset: site.timezone }
  toValueSync(
    engine.renderer.renderTemplates(
      file.templates(),
      new ThemeContext(run, {}, options, { ...freshLimits(run.theme), liquid: engine }, 0),
      emitter,
    ),
  )
  return emitter.buffer
}

/** Puts in what a layout has not shown. */
function withEssentials(page: string, { bar, consent, head }: { bar: string; consent: string; head: string }): string {
  let html = page
  if (head) html = /<\/head\s*>/i.test(html) ? html.replace(/<\/head\s*>/i, (end) => head + end) : head + html
  if (bar) html = /<body\b[^>]*>/i.test(html) ? html.replace(/<body\b[^>]*>/i, (start) => start + bar) : bar + html
  const end = html.toLowerCase().lastIndexOf('</body')
  return end === -1 ? html + consent : html.slice(0, end) + consent + html.slice(end)
}
