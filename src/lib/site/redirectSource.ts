import { checkReadable } from '@/lib/http/checkRequest'
import { encodeMark, foldPath, isReservedPath } from './foldedPath'

/** Why an address cannot be the source of a redirect. */
export type SourceProblem = 'fragment' | 'path' | 'reserved' | 'space' | 'star'

/** The source of a redirect. */
export interface RedirectSource {
  /** Folded. Of a prefix, everything before the asterisk. */
  path: string
  /** Ends with an asterisk: every path that begins like this. */
  isPrefix: boolean
  /** Parameters that a request must have, sorted by name. */
  query: [name: string, value: string][]
}

/** Spaces and invisible characters, which a paste brings along. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/**
 * Parses the source of a redirect as staff type or paste it: a path, which may end with `*`, or may name parameters.
 * @example parseSource('/Shows/*') // { isPrefix: true, path: '/shows/', query: [] }
 */
export function parseSource(text: string): RedirectSource | { problem: SourceProblem } {
  const typed = text.replace(AROUND, '')
  if (!/^\/(?!\/)[^\\]*$/.test(typed)) return { problem: 'path' }
  if (/\s/.test(typed)) return { problem: 'space' }
  if (typed.includes('#')) return { problem: 'fragment' }
  const [, start = '', queryText = ''] = /^([^?]*)\??(.*)$/.exec(typed) ?? []
  const isPrefix = start.endsWith('*')
  const typedPath = isPrefix ? start.slice(0, -1) : start
  if (typedPath.includes('*') || queryText.includes('*') || (isPrefix && queryText !== '')) return { problem: 'star' }
  const query = [...new URLSearchParams(queryText)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  try {
    // As a browser requests it: without `.` and `..`.
    const { pathname } = new URL(typedPath, 'http://site')
    const folded = foldPath(pathname)
    if (checkReadable('/', `?${queryText}`) !== null) return { problem: 'path' }
    const path = isPrefix && pathname.endsWith('/') && folded !== '/' ? `${folded}/` : folded
    const isWhole = folded !== '/' || (!isPrefix && query.length === 0)
    return isWhole && isReservedPath(folded) ? { problem: 'reserved' } : { isPrefix, path, query }
  } catch {
    return { problem: 'path' }
  }
}

/** The one way to write a source, in which it is stored. */
export function formatSource({ isPrefix, path, query }: RedirectSource): string {
  const encode = (text: string): string => text.normalize('NFC').replace(/[%&=+#*\s\p{C}]/gu, encodeMark)
  const parameters = query.map(([name, value]) => (value === '' ? encode(name) : `${encode(name)}=${encode(value)}`))
  return path + (isPrefix ? '*' : '') + (parameters.length > 0 ? `?${parameters.join('&')}` : '')
}

/** An address that is looked for among the sources of redirects. */
export interface SoughtAddress {
  /** Folded, the first one that matches wins: with the language as it was requested, then without. */
  paths: string[]
  search: URLSearchParams
}

/**
 * Compares an address with a source.
 * @returns null if it does not match; otherwise its rank, to compare with that of others by `compareRanks`: parameters
 *   decide first, then the path itself before a prefix, then a longer prefix
 */
export function rankSource({ isPrefix, path, query }: RedirectSource, { paths, search }: SoughtAddress): Rank | null {
  const place = paths.findIndex((sought) =>
    isPrefix ? sought.startsWith(path) || `${sought}/` === path : sought === path,
  )
  const hasAll = query.every(([name, value]) => search.getAll(name).some((given) => given.normalize('NFC') === value))
  return place < 0 || !hasAll ? null : [query.length, isPrefix ? 0 : 1, path.length, -place]
}

type Rank = [parameters: number, isWhole: number, length: number, place: number]

/** Compares two ranks, for sorting the best first. */
export function compareRanks(a: Rank, b: Rank): number {
  const index = a.findIndex((value, at) => value !== b[at])
  return index < 0 ? 0 : (b[index] ?? 0) - (a[index] ?? 0)
}

/**
 * Appends the parameters of a request to the address that it is led to. Parameters that the address names keep their
 * value there.
 * @param search query of the request, with or without `?`
 * @param consumed parameters that the source of the redirect named
 */
export function withQuery(address: string, search: string, consumed: readonly string[] = []): string {
  if (!/^(?:\/|https?:)/i.test(address)) return address
  const [, start = '', own = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  const taken = new Set([...consumed, ...new URLSearchParams(own).keys()])
  const passed = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !taken.has(new URLSearchParams(part).keys().next().value ?? ''))
  const query = [own, ...passed].filter(Boolean).join('&')
  return start + (query && `?${query}`) + fragment
}
