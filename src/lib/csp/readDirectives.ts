import type { CspDirectives } from './presets'

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
