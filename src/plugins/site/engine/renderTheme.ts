import { toValueSync } from 'liquidjs'
import { cpuMs } from '@/lib/process/cpuTime'
import { TimeLimitExceeded, runWithTimeLimit } from '../lib/liquid/runWithTimeLimit'
import type { View } from '../lib/View'
import { CountingEmitter, Run, type Failure } from './Run'
import type { RenderableTheme, RenderableFile } from './RenderableTheme'
import { globalsOf, freshLimits, ThemeContext } from './ThemeContext'
import { PAGE_MS } from './limits'
import { chosenNames } from './templateNames'
import { required } from '@/lib/values'

const TEMPLATES = 'templates/'

/** HTML that every page contains, whatever its theme. */
export interface Essentials {
  head: string
  /** Inserted at the start of the body. */
  bar: string
  /** Receives the path of each file before it is rendered. */
  onFile?: ((path: string) => void) | undefined
}

export interface Rendered {
  html: string
  failures: Failure[]
}

const LAYOUT = 'layout/theme.liquid'

const PLAIN_LAYOUT = 'layout/plain.liquid'

/** Maximum attempts to render a page with its theme. Each omits the file that timed out in the previous one. */
const MAX_ATTEMPTS = 3

/**
 * Renders a page. A failing theme never fails the page: the failed part is omitted or rendered by House, and listed in
 * `failures`.
 * @param suspended files to skip from the start
 */
export function renderTheme(
  theme: RenderableTheme,
  view: View,
  essentials: Essentials,
  suspended: ReadonlySet<string> = new Set(),
): Rendered {
  // House is trusted, so no time limit applies.
  if (theme.id === null) return renderOnce(new Run(view, theme, { onFile: essentials.onFile, suspended }), essentials)
  const skipped = new Set(suspended)
  const failures: Failure[] = []
  let remainingMs = PAGE_MS
  for (let attempt = 0; attempt < MAX_ATTEMPTS && remainingMs >= 1; attempt++) {
    let run = new Run(view, theme, { suspended: skipped })
    const started = cpuMs()
    try {
      const rendered = runWithTimeLimit(Math.ceil(remainingMs), () => {
        run = new Run(view, theme, { onFile: essentials.onFile, suspended: skipped })
        return renderOnce(run, essentials)
      })
      return { ...rendered, failures: [...failures, ...rendered.failures] }
    } catch (error) {
      const path = run.failedIn ?? run.open.at(-1) ?? LAYOUT
      failures.push({ error, isTimeout: error instanceof TimeLimitExceeded, path })
      skipped.add(path)
    }
    remainingMs -= cpuMs() - started
  }
  const house = renderOnce(new Run(view, theme.house(), { suspended: new Set() }), essentials)
  return { ...house, failures }
}

function renderOnce(run: Run, { bar, head }: Essentials): Rendered {
  const globals = globalsOf(run, head)
  const main = renderFirst(run, mainFiles(run))
  globals.define('content_for_layout', main.html)
  // Pages with a single message use the plain layout, unless the theme has its own template for them.
  const isPlain = !main.file.isOwn && run.view.content.isBare === true
  let page = renderFirst(run, files(run, isPlain ? PLAIN_LAYOUT : LAYOUT)).html
  if (!isPlain && !run.shown.has('main')) {
    run.failures.push({ error: new Error('The layout does not output content_for_layout'), path: LAYOUT })
    page = renderFirst(run, [required(run.theme.houseFile(LAYOUT), 'the layout of House')]).html
  }
  const consent = isPlain
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

/** The template chosen by staff, the template of the content type, then House's. */
function mainFiles(run: Run): RenderableFile[] {
  const { theme, view } = run
  const pathOf = (name: string): string => `${TEMPLATES}${name}.liquid`
  return [
    // House's templates are of content types, whatever keys a manifest gives to its own.
    ...chosenNames(theme.manifest?.templates ?? [], view.content)
      .flatMap((name) => files(run, pathOf(name)))
      .filter(({ isOwn }) => isOwn),
    ...[view.content.template, 'document'].flatMap((name) => files(run, pathOf(name))),
  ]
}

/** The theme's file at a path, followed by House's. */
function files({ suspended, theme }: Run, path: string): RenderableFile[] {
  const [own, house] = [theme.fileAt(path, suspended), theme.houseFile(path)]
  return [own, own?.isOwn ? house : null].filter((file) => file !== null)
}

/** Renders the first file that does not fail. */
function renderFirst(run: Run, candidates: RenderableFile[]): { html: string; file: RenderableFile } {
  let problem: unknown = new Error('There is no file to render it')
  for (const file of candidates) {
    run.enter(file.path)
    try {
      return { file, html: renderFile(run, file) }
    } catch (error) {
      if (!file.isOwn) {
        // A file of House fails by a snippet of the theme.
        run.failedIn ??= file.path
        throw error
      }
      run.failures.push({ error, path: file.path })
      problem = error
    } finally {
      run.open.pop()
    }
  }
  throw problem
}

function renderFile(run: Run, file: RenderableFile): string {
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

/** Inserts the essential parts that a layout has not output. */
function withEssentials(page: string, { bar, consent, head }: { bar: string; consent: string; head: string }): string {
  let html = page
  if (head) html = /<\/head\s*>/i.test(html) ? html.replace(/<\/head\s*>/i, (end) => head + end) : head + html
  if (bar) html = /<body\b[^>]*>/i.test(html) ? html.replace(/<body\b[^>]*>/i, (start) => start + bar) : bar + html
  const end = html.toLowerCase().lastIndexOf('</body')
  return end === -1 ? html + consent : html.slice(0, end) + consent + html.slice(end)
}
