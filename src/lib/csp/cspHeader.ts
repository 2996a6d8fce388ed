import type { MessageKey } from '@/i18n/en'
import { type CspDirectives, DEFAULT_CSP_PRESET, PRESETS, type CspPreset } from './presets'

const MAX_BYTES = 4096

/** Supported directives, with or without sources. */
const DIRECTIVES = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'upgrade-insecure-requests',
  'worker-src',
])

/** Directives that would send data about visitors to a third party. */
const REPORTING_DIRECTIVES = new Set(['report-to', 'report-uri'])

/** A problem of the directives: the key of its message and the values in it. */
interface DirectiveProblem {
  key: MessageKey
  values?: Record<string, number | string>
}

export type Reading = { directives: CspDirectives } | { problem: DirectiveProblem }

/**
 * Parses the directives that a site adds to its preset.
 * @param text JSON of `{directive: string | string[]}`; empty for none
 * @returns the directives, or the first problem
 */
export function parseDirectives(text: string): Reading {
  if (text.trim() === '') return { directives: {} }
  if (new TextEncoder().encode(text).length > MAX_BYTES)
    return { problem: { key: 'cspProblemTooLong', values: { kilobytes: MAX_BYTES / 1024 } } }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: { key: 'cspProblemNotJson' } }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: { key: 'cspProblemNotObject' } }
  const directives: Record<string, string[]> = {}
  for (const [name, sources] of Object.entries(value)) {
    const problem: DirectiveProblem | null =
      findDirectiveProblem(name, sources) ??
      (Object.hasOwn(directives, name.toLowerCase()) ? { key: 'cspProblemDuplicate', values: { name } } : null)
    if (problem) return { problem }
    directives[name.toLowerCase()] = sourcesOf(sources as string | string[])
  }
  return { directives }
}

function findDirectiveProblem(name: string, sources: unknown): DirectiveProblem | null {
  const directive = name.toLowerCase()
  if (REPORTING_DIRECTIVES.has(directive)) return { key: 'cspProblemReporting', values: { name } }
  if (!DIRECTIVES.has(directive)) return { key: 'cspProblemUnknown', values: { name: shown(name) } }
  const values: unknown[] = Array.isArray(sources) ? sources : [sources]
  if (!values.every((value) => typeof value === 'string')) return { key: 'cspProblemNotText', values: { name } }
  const invalid = values.find((value) => !/^[\x20-\x7e]*$/.test(value) || /[;,]/.test(value))
  return invalid === undefined
    ? null
    : { key: 'cspProblemCharacter', values: { name, value: shown(invalid as string) } }
}

const sourcesOf = (sources: string | string[]): string[] =>
  [sources].flat().flatMap((value) => value.split(' ').filter(Boolean))

/** The start of an invalid value, with invisible characters escaped. */
const shown = (text: string): string => JSON.stringify(text.slice(0, 60)).slice(1, -1)

/** Fallbacks that browsers use for missing directives. */
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

/** More specific directives that override these if present. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem'],
  'style-src': ['style-src-attr', 'style-src-elem'],
}

/**
 * Adds required sources to a policy, and nothing else: a directive that already allows a source is unchanged, and a
 * missing directive starts with the sources of its fallback.
 * @param isClosed whether a directive must not be changed
 */
function withNeeded(policy: CspDirectives, needed: CspDirectives, isClosed: (name: string) => boolean): CspDirectives {
  const result: Record<string, readonly string[]> = { ...policy }
  for (const [name, sources] of Object.entries(needed)) {
    for (const directive of [name, ...(NARROWER[name] ?? []).filter((narrower) => narrower in policy)]) {
      const effective = [directive, ...(FALLBACKS[directive] ?? [])].find((candidate) => candidate in result)
      const allowed = effective === undefined ? undefined : result[effective]
      // No directive restricts these sources.
      if (effective === undefined || allowed === undefined) continue
      const missing = sources.filter((source) => !isAllowed(source, allowed))
      if (missing.length > 0 && !isClosed(effective))
        result[directive] = [...allowed.filter((source) => source !== "'none'"), ...missing]
    }
  }
  return result
}

const isAllowed = (source: string, allowed: readonly string[]): boolean =>
  allowed.includes(source) ||
  (source.startsWith('https://') && allowed.some((entry) => entry === '*' || entry === 'https:'))

const NONE = "'none'"

/** The policy of a site as stored. */
type SiteCsp = { preset?: CspPreset | null; directives?: string | null } | null | undefined

/**
 * The Content-Security-Policy header of a site: its preset and its own directives. The sources of both are merged;
 * `'none'` alone closes a directive.
 * @param csp directives as stored; invalid ones are ignored
 * @param needed sources required by enabled apps; directives that the site has closed stay closed
 */
export const cspHeader = (csp: SiteCsp, needed: CspDirectives = {}): string =>
  Object.entries(effectivePolicy(csp, needed))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Whether pages of a site may load from a source once they need it: `false` for directives that the site has closed. */
export function allowsSource(csp: SiteCsp, directive: string, source: string): boolean {
  const policy = effectivePolicy(csp, { [directive]: [source] })
  const effective = [directive, ...(FALLBACKS[directive] ?? [])].find((candidate) => candidate in policy)
  const allowed = effective === undefined ? undefined : policy[effective]
  return allowed === undefined || isAllowed(source, allowed)
}

function effectivePolicy(csp: SiteCsp, needed: CspDirectives): CspDirectives {
  const reading = parseDirectives(csp?.directives ?? '')
  const own = 'directives' in reading ? reading.directives : {}
  return withNeeded(mergePolicies(PRESETS[csp?.preset ?? DEFAULT_CSP_PRESET], own), needed, (name) =>
    isClosed(own[name]),
  )
}

function mergePolicies(preset: CspDirectives, own: CspDirectives): CspDirectives {
  const names = [...new Set([...Object.keys(preset), ...Object.keys(own)])]
  return Object.fromEntries(names.map((name) => [name, mergeSources(preset[name] ?? [], own[name])]))
}

const isClosed = (sources: readonly string[] | undefined): boolean => sources?.length === 1 && sources[0] === NONE

function mergeSources(preset: readonly string[], own: readonly string[] | undefined): readonly string[] {
  if (!own) return preset
  if (isClosed(own)) return own
  return [...new Set([...preset, ...own])].filter((source) => source !== NONE)
}
