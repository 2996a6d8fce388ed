import { DEFAULT_CSP_PRESET, PRESETS, type CspDirectives, type CspPreset } from './presets'
import { readDirectives } from './readDirectives'

const NONE = "'none'"

/**
 * The value of the Content-Security-Policy header of a site: its preset, and what it adds. A directive of both has the
 * sources of both; `'none'` alone closes it.
 * @param csp directives as stored; what cannot be read adds nothing
 */
export function cspHeader(csp: { preset?: CspPreset | null; directives?: string | null } | null | undefined): string {
  const reading = readDirectives(csp?.directives ?? '')
  return headerOf(PRESETS[csp?.preset ?? DEFAULT_CSP_PRESET], 'directives' in reading ? reading.directives : {})
}

function headerOf(preset: CspDirectives, own: CspDirectives): string {
  const names = [...new Set([...Object.keys(preset), ...Object.keys(own)])]
  return names.map((name) => [name, ...together(preset[name] ?? [], own[name])].join(' ')).join('; ')
}

function together(preset: readonly string[], own: readonly string[] | undefined): readonly string[] {
  if (!own) return preset
  if (own.length === 1 && own[0] === NONE) return own
  return [...new Set([...preset, ...own])].filter((source) => source !== NONE)
}
