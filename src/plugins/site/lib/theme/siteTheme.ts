import { LiquidError } from 'liquidjs'
import type { BasePayload } from 'payload'
import { templateProblem } from '@/lib/content/liquid/templateProblem'
import { CompiledTheme, houseTheme } from '../../engine/CompiledTheme'
import { RETRY_AFTER_MS } from '../../engine/limits'
import type { Failure } from '../../engine/Run'
import { RecentValues } from '../liquid/RecentValues'
import { cachedForSite } from '../cache/cachedForSite'
import type { Site } from '../Site'
import { themeFor } from './sources'
import type { ThemePackage } from './ThemePackage'

/** Files that timed out, by theme, with the time of the next attempt. */
const resting = new RecentValues<Map<string, number>>(200)

/**
 * Returns the suspended files of a theme: one that never finishes costs its time limit once a minute, however many
 * visitors come.
 */
export function suspendedFilesOf({ id }: CompiledTheme): ReadonlySet<string> {
  const now = Date.now()
  const files = id === null ? undefined : resting.get(id)
  return new Set([...(files ?? [])].flatMap(([path, until]) => (until > now ? path : [])))
}

interface FailureReport {
  /** Path of the page. */
  address: string
  failures: readonly Failure[]
  payload: BasePayload
  theme: CompiledTheme
}

/** Reports failures to the log and to the theme's error list, and suspends files that timed out. */
export function reportFailures({ address, failures, payload, theme }: FailureReport): void {
  for (const failure of failures) {
    const { error, isTimeout, path } = failure
    const { column, line, message } = describeFailure(error)
    const file = fileOf(failure)
    if (isTimeout && theme.id !== null) suspend(theme.id, path)
    payload.logger.warn({
      msg: 'A part of a page failed and was omitted',
      address,
      column,
      file,
      line,
      reason: message,
      theme: theme.id,
    })
    theme.report({ address, column, line, message, path: file })
  }
}

function suspend(theme: string, path: string): void {
  const files = resting.get(theme) ?? new Map<string, number>()
  files.set(path, Date.now() + RETRY_AFTER_MS)
  resting.set(theme, files)
}

/** Returns the file in which an error occurred: a snippet fails within the file that renders it. */
export function fileOf({ error, path }: Failure): string {
  const file: unknown = LiquidError.is(error) ? (error.token as { file?: unknown } | undefined)?.file : null
  // The engine names snippets as templates do: `footer`.
  return typeof file === 'string' && !file.endsWith('.liquid') ? `snippets/${file}.liquid` : path
}

/** Returns message, line and column of an error. */
export function describeFailure(error: unknown): { column: number; line: number; message: string } {
  const found = templateProblem(error)
  return found.message === 'it cannot be read' && error instanceof Error ? { ...found, message: error.message } : found
}

/** Maximum number of compiled themes in memory. */
const MAX_THEMES = 60

/** Maximum total length of a theme's templates, in characters. */
const MAX_CHARACTERS = 5_000_000

const compiled = new RecentValues<Promise<CompiledTheme>>(MAX_THEMES)

/** Returns the compiled theme of a site: House when it has none. */
export async function compiledThemeOf(payload: BasePayload, site: Site): Promise<CompiledTheme> {
  const found = site.hasTheme
    ? await cachedForSite({ payload, site }, 'theme', () => themeFor({ payload, siteId: site.id }))
    : null
  return found ? compile(found) : houseTheme()
}

/** Compiles a theme. The result is cached per version. */
export function compile(theme: ThemePackage): Promise<CompiledTheme> {
  const cached = compiled.get(theme.id)
  if (cached) return cached
  const pending = read(theme)
  compiled.set(theme.id, pending)
  return pending
}

const isText = (path: string): boolean =>
  path.endsWith('.liquid') || (path.startsWith('locales/') && path.endsWith('.json'))

async function read(theme: ThemePackage): Promise<CompiledTheme> {
  const texts = await Promise.all(
    theme.paths
      .filter(isText)
      .map(async (path): Promise<[string, string | null]> => [path, await theme.readText(path)]),
  )
  let remaining = MAX_CHARACTERS
  const kept = texts.filter((file): file is [string, string] => file[1] !== null && (remaining -= file[1].length) >= 0)
  return new CompiledTheme(theme, new Map(kept))
}
