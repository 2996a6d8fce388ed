import { fixedMessages } from '@/i18n/fixed/en'

/** The rejection of an invalid request, before it is processed. */
export interface Refusal {
  status: 400 | 401 | 404 | 405 | 408 | 413 | 415 | 503
  code: string
  message: string
  /** Seconds after which to try again. */
  retryAfter?: number
}

/** Creates a rejection. */
export const refuse = (status: Exclude<Refusal['status'], 401 | 503>, message: string): Refusal => ({
  code: status === 404 ? 'not_found:api' : 'bad_request:api',
  message,
  status,
})

/** Boundaries that Payload can parse; it fails on all others. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

export const isMultipart = (type: string): boolean => /^multipart\/form-data\b/i.test(type)

/**
 * The normalized content type of a multipart form.
 * @returns null if it has no valid boundary
 */
export function formTypeOf(type: string): string | null {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundary ? `multipart/form-data; boundary=${boundary}` : null
}

/** Maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 16_000

/**
 * Validates path and query of a website: they must be decodable, without NUL, and not too long.
 * @param pathname percent-encoded path of the URL
 * @param search query including the question mark
 * @param maxLength maximum length of the query, in characters
 */
export function checkReadable(pathname: string, search: string, maxLength = MAX_QUERY_LENGTH): Refusal | null {
  const unreadable = (text: string | null) => text === null || text.includes('\0')
  if (pathname.split('/').some((part) => unreadable(decode(part)))) return refuse(400, fixedMessages.addressUnreadable)
  if (search.length > maxLength) return refuse(400, fixedMessages.addressLong)
  return unreadable(decode(search.replaceAll('+', ' '))) ? refuse(400, fixedMessages.addressUnreadable) : null
}

const OBJECT_PROPERTIES = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])

/**
 * Validates path and query of the API, as `checkReadable` does: Payload looks up what a path names, and finds built-in
 * properties of objects. On a website, "Prototype" is a title like any other.
 */
export function checkAddress(pathname: string, search: string, maxLength = MAX_QUERY_LENGTH): Refusal | null {
  const refusal = checkReadable(pathname, search, maxLength)
  if (refusal) return refusal
  const isProperty = pathname.split('/').some((part) => OBJECT_PROPERTIES.has(decode(part) ?? ''))
  return isProperty ? refuse(404, fixedMessages.nothingHere) : null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Maximum size of a JSON body, in bytes. Uploads have their own limits. */
export const MAX_JSON_BYTES = 1024 * 1024

export const MAX_JSON_DEPTH = 64

const UNSAFE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** Validates JSON as `parseJson` does. */
export function checkJson(text: string): Refusal | null {
  const parsed = parseJson(text)
  return 'data' in parsed ? null : parsed
}

/** Parses and validates a JSON body: an object, not nested too deeply, without NUL or unsafe property names. */
export function parseJson(text: string): Refusal | { data: object } {
  if (text.length > MAX_JSON_BYTES) return refuse(413, fixedMessages.tooLarge)
  if (depthOf(text) > MAX_JSON_DEPTH) return refuse(400, fixedMessages.bodyDeep)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(400, fixedMessages.bodyNoJson)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(400, fixedMessages.bodyObject)
  return findProblem(value) ?? { data: value }
}

/** Finds values that PostgreSQL cannot store (NUL, lone surrogates) and unsafe property names. */
function findProblem(value: unknown): Refusal | null {
  if (typeof value === 'string') return isStorable(value) ? null : refuse(400, fixedMessages.textUnstorable)
  if (typeof value === 'number') return Number.isFinite(value) ? null : refuse(400, fixedMessages.numberTooLarge)
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (UNSAFE_NAMES.has(name) || !isStorable(name)) return refuse(400, fixedMessages.bodyName)
    const problem = findProblem(inner)
    if (problem) return problem
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Nesting depth of brackets, determined without parsing, as a parser would overflow on the input that this rejects. */
function depthOf(text: string): number {
  let depth = 0
  let maxDepth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') maxDepth = Math.max(maxDepth, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return maxDepth
}
