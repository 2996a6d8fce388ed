import { type CspDirectives, DEFAULT_CSP_PRESET, PRESETS, type CspPreset } from './presets'

const MOST_BYTES = 4096

/** Those with sources, and those that take none or words of their own. */
const KNOWN = new Set([
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

/** They would send what visitors do to somebody else. */
const REPORTING = new Set(['report-to', 'report-uri'])

export type Reading = { directives: CspDirectives } | { complaint: string }

/**
 * Reads the directives that a site adds to its preset.
 * @param text JSON of `{directive: string | string[]}`; empty for none
 * @returns what it says, or the first thing that is wrong with it, by name
 */
export function readDirectives(text: string): Reading {
  if (text.trim() === '') return { directives: {} }
  if (new TextEncoder().encode(text).length > MOST_BYTES) return { complaint: 'At most 4 KB of directives' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { complaint: `This is not JSON: ${(error as Error).message}` }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { complaint: 'A JSON object like {"img-src": "https://pictures.example"} is expected' }
  const directives: Record<string, string[]> = {}
  for (const [name, given] of Object.entries(value)) {
    const complaint =
      findDirectiveProblem(name, given) ??
      (Object.hasOwn(directives, name.toLowerCase()) ? `"${name}" stands there twice` : null)
    if (complaint) return { complaint }
    directives[name.toLowerCase()] = sourcesOf(given as string | string[])
  }
  return { directives }
}

function findDirectiveProblem(name: string, given: unknown): string | null {
  const directive = name.toLowerCase()
  if (REPORTING.has(directive)) return `"${name}" is not allowed: it would send reports about your visitors elsewhere`
  if (!KNOWN.has(directive)) return `"${shown(name)}" is not a directive of a content security policy`
  const values: unknown[] = Array.isArray(given) ? given : [given]
  if (!values.every((value) => typeof value === 'string')) return `"${name}" must be a text or a list of texts`
  const culprit = values.find((value) => !/^[\x20-\x7e]*$/.test(value) || /[;,]/.test(value))
  return culprit === undefined ? null : `"${name}" has a value with a character that is not allowed: ${shown(culprit)}`
}

const sourcesOf = (given: string | string[]): string[] =>
  [given].flat().flatMap((value) => value.split(' ').filter(Boolean))

/** The first characters of something wrong, made visible. */
const shown = (text: string): string => JSON.stringify(text.slice(0, 60)).slice(1, -1)

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
