/** A request that is refused before anything looks at it. */
export interface Refusal {
  status: 400 | 404 | 413 | 415
  code: string
  message: string
}

/** Largest JSON body, in bytes. Uploads have limits of their own. */
export const MAX_JSON_BYTES = 1024 * 1024
export const MAX_JSON_DEPTH = 64
const MAX_QUERY_CHARACTERS = 16_000

const refuse = (status: Refusal['status'], message: string): Refusal => ({
  code: status === 404 ? 'not_found:api' : 'bad_request:api',
  message,
  status,
})

const NAMES_OF_OBJECTS = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])

/**
 * Checks path and query: decodable, without NUL, no name of an object's own machinery, not endless.
 * @param pathname as in the URL, percent-encoded
 */
export function checkAddress(pathname: string, search: string): Refusal | null {
  for (const part of pathname.split('/')) {
    const decoded = decode(part)
    if (decoded === null || decoded.includes('\0')) return refuse(400, 'This address cannot be read.')
    if (NAMES_OF_OBJECTS.has(decoded)) return refuse(404, 'There is nothing at this address.')
  }
  if (search.length > MAX_QUERY_CHARACTERS) return refuse(400, 'This address is too long.')
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

/** Checks the text of a JSON body: an object, not too deep, without NUL or an object's own machinery. */
export function checkJson(text: string): Refusal | null {
  if (text.length > MAX_JSON_BYTES) return refuse(413, 'This is too much at once.')
  if (depthOf(text) > MAX_JSON_DEPTH) return refuse(400, 'This body is nested too deeply.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(400, 'This body is not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(400, 'A JSON object is expected.')
  // PostgreSQL stores neither NUL nor half a surrogate pair.
  if (text.includes('\\u0000') || !text.isWellFormed() || holdsLoneSurrogate(text)) return refuse(400, 'A text in this body cannot be stored.')
  if (/"(?:__proto__|constructor|prototype)"\s*:/.test(text)) return refuse(400, 'A name in this body is not allowed.')
  return null
}

/** Depth of brackets, without parsing: a parser would overflow on what this is meant to keep out. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}

function holdsLoneSurrogate(text: string): boolean {
  const escapes = text.match(/(?:\\u[dD][89abAB][0-9a-fA-F]{2}(?:\\u[dD][c-fC-F][0-9a-fA-F]{2})?)|\\u[dD][c-fC-F][0-9a-fA-F]{2}/g)
  return escapes?.some((escape) => escape.length === 6) ?? false
}
