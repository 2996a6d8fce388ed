import type { BasePayload } from 'payload'
import { templateProblem } from '@/lib/content/liquid/templateProblem'
import { CompiledTheme, houseTheme } from '../../engine/CompiledTheme'
import { REST_MS } from '../../engine/limits'
import type { Failure } from '../../engine/Run'
import { Remembered } from '../liquid/Remembered'
import { siteFact } from '../cache/cache'
import type { Site } from '../Site'
import { themeFor } from './sources'
import type { ThemePackage } from './ThemePackage'

/** Files that took too long, by theme: when they may be tried again. */
const resting = new Remembered<Map<string, number>>(200)

/** Files of a theme that are left out for now, so that one that never ends costs its time once a minute, however many visitors come. */
export function restingOf({ id }: CompiledTheme): ReadonlySet<string> {
  const now = Date.now()
  const files = id === null ? undefined : resting.get(id)
  return new Set([...(files ?? [])].flatMap(([path, until]) => (until > now ? path : [])))
}

interface Told {
  /** Path of the page. */
  address: string
  failures: readonly Failure[]
  payload: BasePayload
  theme: CompiledTheme
}

/** Tells the log and the theme what could not be drawn, and lets rest what took too long. */
export function reportFailures({ address, failures, payload, theme }: Told): void {
  for (const { error, isTimeout, path } of failures) {
    const { column, line, message } = failureText(error)
    if (isTimeout && theme.id !== null) rest(theme.id, path)
    payload.logger.warn({
      msg: 'A part of a page was left out',
      address,
      column,
      file: path,
      line,
      reason: message,
      theme: theme.id,
    })
    theme.report({ address, column, line, message, path })
  }
}

function rest(theme: string, path: string): void {
  const files = resting.get(theme) ?? new Map<string, number>()
  files.set(path, Date.now() + REST_MS)
  resting.set(theme, files)
}

/** What went wrong, in one line and with its place. */
export function failureText(error: unknown): { column: number; line: number; message: string } {
  const found = templateProblem(error)
  return found.message === 'it cannot be read' && error instanceof Error ? { ...found, message: error.message } : found
}

/** Versions that are kept parsed. */
const MOST = 60

/** Letters that the templates of one theme may have in all. */
const MOST_LETTERS = 5_000_000

const compiled = new Remembered<Promise<CompiledTheme>>(MOST)

/** The theme that draws a site: House where it has none. */
export async function compiledThemeOf(payload: BasePayload, site: Site): Promise<CompiledTheme> {
  const found = site.hasTheme
    ? await siteFact({ payload, site }, 'theme', () => themeFor({ payload, siteId: site.id }))
    : null
  return found ? compile(found) : houseTheme()
}

/** A theme with its files parsed, once for each version. */
export function compile(theme: ThemePackage): Promise<CompiledTheme> {
  const known = compiled.get(theme.id)
  if (known) return known
  const made = read(theme)
  compiled.set(theme.id, made)
  return made
}

const isText = (path: string): boolean =>
  path.endsWith('.liquid') || (path.startsWith('locales/') && path.endsWith('.json'))

async function read(theme: ThemePackage): Promise<CompiledTheme> {
  const texts = await Promise.all(
    theme.paths
      .filter(isText)
      .map(async (path): Promise<[string, string | null]> => [path, await theme.readText(path)]),
  )
  let left = MOST_LETTERS
  const kept = texts.filter((one): one is [string, string] => one[1] !== null && (left -= one[1].length) >= 0)
  return new CompiledTheme(theme, new Map(kept))
}
