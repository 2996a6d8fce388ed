import { refuse, type Refusal } from './refusal'

/** What Payload reads as the boundary of a form; everything else ends in a failure there. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

export const isMultipart = (type: string): boolean => /^multipart\/form-data\b/i.test(type)

/**
 * The type of a form with files in its plainest words.
 * @returns null where it does not say in which way its parts are kept apart
 */
export function formTypeOf(type: string): string | null {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundary ? `multipart/form-data; boundary=${boundary}` : null
}

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

/** Largest JSON body, in bytes. Uploads have limits of their own. */
export const MAX_JSON_BYTES = 1024 * 1024

export const MAX_JSON_DEPTH = 64

const UNSAFE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

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
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(400, 'A JSON object is expected.')
  return findFault(value)
}

/** Looks for what PostgreSQL cannot store (NUL, half a surrogate pair) and for names that are an object's own. */
function findFault(value: unknown): Refusal | null {
  if (typeof value === 'string') return isStorable(value) ? null : refuse(400, 'A text in this body cannot be stored.')
  if (typeof value === 'number')
    return Number.isFinite(value) ? null : refuse(400, 'A number in this body is too large.')
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (UNSAFE_NAMES.has(name) || !isStorable(name)) return refuse(400, 'A name in this body is not allowed.')
    const fault = findFault(inner)
    if (fault) return fault
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

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
