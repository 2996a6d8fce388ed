import { DEFAULT_CSP_PRESET, PRESETS, type CspDirectives, type CspPreset } from './presets'
import { readDirectives } from './readDirectives'
import { withNeeded } from './withNeeded'

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
