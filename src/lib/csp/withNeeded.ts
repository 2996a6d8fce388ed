import type { CspDirectives } from './presets'

/** Where a browser looks when a directive is not there. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['default-src'],
  'font-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'img-src': ['default-src'],
  'media-src': ['default-src'],
  'script-src': ['default-src'],
  'style-src': ['default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
}

/** Where they are there, they decide in place of the directive. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem'],
  'style-src': ['style-src-attr', 'style-src-elem'],
}

/**
 * Opens a policy for what is needed, and no further: a directive that allows a source already stays as it is, and one that
 * is not there begins with the sources that held in its place.
 * @param isClosed whether a directive must stay as it is
 */
export function withNeeded(
  policy: CspDirectives,
  needed: CspDirectives,
  isClosed: (name: string) => boolean,
): CspDirectives {
  const result: Record<string, readonly string[]> = { ...policy }
  for (const [name, sources] of Object.entries(needed)) {
    for (const one of [name, ...(NARROWER[name] ?? []).filter((narrower) => narrower in policy)]) {
      const holding = [one, ...(FALLBACKS[one] ?? [])].find((candidate) => candidate in result)
      // Nothing restricts it.
      if (!holding) continue
      const allowed = result[holding]!
      const missing = sources.filter((source) => !isAllowed(source, allowed))
      if (missing.length > 0 && !isClosed(holding))
        result[one] = [...allowed.filter((source) => source !== "'none'"), ...missing]
    }
  }
  return result
}

const isAllowed = (source: string, allowed: readonly string[]): boolean =>
  allowed.includes(source) || (source.startsWith('https://') && allowed.some((one) => one === '*' || one === 'https:'))
