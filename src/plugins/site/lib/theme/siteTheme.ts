import { serialize } from 'node:v8'
import type { BasePayload } from 'payload'
import type { DescribedFailure } from '../../engine/failures'
import { RETRY_AFTER_MS } from '../../engine/limits'
import { JobLost } from '@/lib/workers/ChildWorker'
import { cachedForSite } from '../cache/cachedForSite'
import { RecentValues } from '../liquid/RecentValues'
import type { ThemeInput } from '../rendering/jobs'
import { runTwiceInTurn } from '../rendering/templateWorkers'
import type { Site } from '../Site'
import { builtInTheme, ParsedTheme } from './ParsedTheme'
import { themeFor } from './sources'
import { suspendFile } from './suspendedFiles'
import type { ThemePackage } from './ThemePackage'

interface FailureReport {
  /** Path of the page. */
  address: string
  failures: readonly DescribedFailure[]
  payload: BasePayload
  theme: Pick<ParsedTheme, 'id' | 'report'>
}

/** Reports failures to the log and to the theme's error list, and suspends files that timed out. */
export function reportFailures({ address, failures, payload, theme }: FailureReport): void {
  for (const failure of failures) {
    const { column, file, isTimeout, line, message } = failure
    if (isTimeout && theme.id !== null) suspendFile(theme.id, failure)
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

/** Maximum number of themes in memory. */
const MAX_THEMES = 60

/** Maximum total length of a theme's templates, in characters. */
const MAX_CHARACTERS = 5_000_000

const parsed = new RecentValues<Promise<ParsedTheme>>(MAX_THEMES)

/** Returns the theme of a site: House when it has none. */
export async function themeOf(payload: BasePayload, site: Site): Promise<ParsedTheme> {
  const found = site.hasTheme
    ? await cachedForSite({ payload, site }, 'theme', () => themeFor({ payload, siteId: site.id }))
    : null
  return found ? parse(found, site.id) : builtInTheme()
}

/** Parses a theme in another process. The result is cached per version. */
export function parse(theme: ThemePackage, siteId: string): Promise<ParsedTheme> {
  const cached = parsed.get(theme.id)
  if (cached) return cached
  const pending = read(theme, siteId)
  parsed.set(theme.id, pending)
  pending.catch(() => parsed.delete(theme.id))
  return pending
}

const isText = (path: string): boolean =>
  path.endsWith('.liquid') || (path.startsWith('locales/') && path.endsWith('.json'))

async function read(theme: ThemePackage, siteId: string): Promise<ParsedTheme> {
  const { assetHash, id, manifest, paths, readText } = theme
  const texts = await Promise.all(
    paths.filter(isText).map(async (path): Promise<[string, string | null]> => [path, await readText(path)]),
  )
  let remaining = MAX_CHARACTERS
  const kept = texts.filter((file): file is [string, string] => file[1] !== null && (remaining -= file[1].length) >= 0)
  const assets = paths.flatMap((path): [string, string][] => {
    const name = path.startsWith(ASSETS) ? path.slice(ASSETS.length) : null
    const hash = name && assetHash(name)
    return name && hash ? [[name, hash]] : []
  })
  const input = serialize({ assets: new Map(assets), id, manifest, texts: new Map(kept) } satisfies ThemeInput)
  try {
    const { files, sizes } = await runTwiceInTurn({ kind: 'compile', theme: id }, { input, site: siteId })
    return new ParsedTheme(theme, { files: new Set(files), input, sizes })
  } catch (error) {
    if (!JobLost.is(error)) throw error
    // Previews and trials leave it out, too, and say so; it is read again when it has rested.
    const path = paths.find((name) => name.endsWith('.liquid')) ?? 'theme.json'
    const message = 'the templates could not be read'
    theme.reportError?.({ address: '/', message, path })
    suspendFile(id, { column: 1, file: path, line: 1, message, path }, { hasEnded: true })
    setTimeout(() => parsed.delete(id), RETRY_AFTER_MS).unref()
    return new ParsedTheme(theme, withoutFiles({ assets: new Map(assets), id, manifest }))
  }
}

/** A theme whose templates cannot be read has the manifest and the assets only; House renders its pages. */
const withoutFiles = (rest: Omit<ThemeInput, 'texts'>) => ({
  files: new Set<string>(),
  input: serialize({ ...rest, texts: new Map() } satisfies ThemeInput),
  sizes: new Map<string, number>(),
})

const ASSETS = 'assets/'
