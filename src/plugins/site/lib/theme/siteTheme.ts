import type { BasePayload } from 'payload'
import { CompiledTheme, houseTheme } from '../../engine/CompiledTheme'
import { siteFact } from '../cache/siteFacts'
import { Remembered } from '../liquid/Remembered'
import type { Site } from '../Site'
import { themeFor } from './sources'
import type { ThemePackage } from './ThemePackage'

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
