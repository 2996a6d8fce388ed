import { DEFAULT_CSP_PRESET, PRESETS, type CspDirectives, type CspPreset } from './presets'
import { readDirectives } from './readDirectives'

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
function withNeeded(policy: CspDirectives, needed: CspDirectives, isClosed: (name: string) => boolean): CspDirectives {
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

const NONE = "'none'"

/**
 * The value of the Content-Security-Policy header of a site: its preset, and what it adds. A directive of both has the
 * sources of both; `'none'` alone closes it.
 * @param csp directives as stored; what cannot be read adds nothing
 * @param needed by the apps that are enabled; what the site itself has closed stays closed
 */
export function cspHeader(
  csp: { preset?: CspPreset | null; directives?: string | null } | null | undefined,
  needed: CspDirectives = {},
): string {
  const reading = readDirectives(csp?.directives ?? '')
  const own = 'directives' in reading ? reading.directives : {}
  const directives = withNeeded(bothOf(PRESETS[csp?.preset ?? DEFAULT_CSP_PRESET], own), needed, (name) =>
    isClosed(own[name]),
  )
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function bothOf(preset: CspDirectives, own: CspDirectives): CspDirectives {
  const names = [...new Set([...Object.keys(preset), ...Object.keys(own)])]
  return Object.fromEntries(names.map((name) => [name, together(preset[name] ?? [], own[name])]))
}

const isClosed = (sources: readonly string[] | undefined): boolean => sources?.length === 1 && sources[0] === NONE

function together(preset: readonly string[], own: readonly string[] | undefined): readonly string[] {
  if (!own) return preset
  if (isClosed(own)) return own
  return [...new Set([...preset, ...own])].filter((source) => source !== NONE)
}
