import { refuse, type Refusal } from './refusal'

/** Longest query of an address, in characters. */
const MAX_QUERY = 16_000

const NAMES_OF_OBJECTS = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])

/**
 * Checks path and query: decodable, without NUL, no name of an object's own machinery, not endless.
 * @param pathname as in the URL, percent-encoded
 * @param longest query in characters
 */
export function checkAddress(pathname: string, search: string, longest = MAX_QUERY): Refusal | null {
  for (const part of pathname.split('/')) {
    const decoded = decode(part)
    if (decoded === null || decoded.includes('\0')) return refuse(400, 'This address cannot be read.')
    if (NAMES_OF_OBJECTS.has(decoded)) return refuse(404, 'There is nothing at this address.')
  }
  if (search.length > longest) return refuse(400, 'This address is too long.')
  const query = decode(search.replaceAll('+', ' '))
  if (query === null || query.includes('\0')) return refuse(400, 'This address cannot be read.')
  return null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
