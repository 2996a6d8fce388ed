import { type SanitizedConfig, handleEndpoints } from 'payload'
import { type MemoryReservation, readBody, budgets, reserveMemoryIn } from '@/lib/http/readBody'
import { limitQuery } from '@/lib/http/limitQuery'
import {
  checkAddress,
  checkJson,
  formTypeOf,
  isMultipart,
  parseJson,
  refuse,
  type Refusal,
} from '@/lib/http/checkRequest'
import { bodyLimitsOf, isClosedRoute } from './routeRules'
import { authErrorOf, handOnSignIn } from '@/access/session'
import { withUploadSlot } from '@/collections/uploads/uploadSlot'
import { classifyFailure } from '@/database/failures'
import { redactError } from '@/lib/logging/redactError'
import { failureResponse, internalErrorResponse, redactInternalErrors } from './failureResponses'
import { HEALTH_PATH } from './health'
import { authenticateToken } from './authenticateToken'
import { fixedMessages } from '@/i18n/fixed/en'
import { requestLanguage } from '@/i18n/translator'

const WRITE_METHODS = new Set(['DELETE', 'PATCH', 'POST', 'PUT'])

/** Methods whose body Payload reads. */
const DATA_METHODS = new Set(['PATCH', 'POST', 'PUT'])

const CONTROL_CHARACTER = /\p{Cc}/u

/** Maximum length of a query sent in a body: the admin requests hundreds of documents by id. */
const MAX_LONG_QUERY = 256 * 1024

const UNREADABLE = refuse(400, fixedMessages.uploadUnreadable)

/**
 * Reads and validates query and body before Payload does, which responds with 500 to what it cannot parse.
 * @param hold memory reservation for the body; null for a request without one
 */
async function readRequest(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  hold: MemoryReservation | null,
): Promise<Refusal | Request> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  // These headers would change the method in Payload after all rules that check it.
  headers.delete('X-HTTP-Method-Override')
  const overridden = headers.get('X-Payload-HTTP-Method-Override')
  headers.delete('X-Payload-HTTP-Method-Override')
  const { method, signal } = request
  const toRequest = (body: BodyInit | null) =>
    applyQueryLimits(url) ?? new Request(url, { body, headers, method, signal })
  if (!hold) return toRequest(null)
  const type = headers.get('Content-Type') ?? ''
  const isForm = isMultipart(type)
  const formType = formTypeOf(type)
  if (isForm && !formType) return UNREADABLE
  const bytes = await readBody(request, await bodyLimitsOf(config, request, isForm), hold)
  if (!(bytes instanceof Uint8Array)) return bytes
  if (isForm && formType) {
    headers.set('Content-Type', formType)
    return (await checkForm(bytes, formType)) ?? toRequest(bytes)
  }
  const text = new TextDecoder().decode(bytes)
  if (overridden === 'GET' && method === 'POST') return readOverride(url, headers, text, signal)
  if (text === '') {
    // Some Payload operations fail without a document.
    headers.set('Content-Type', 'application/json')
    headers.delete('Content-Length')
  } else if (!/^application\/json\s*(?:;|$)/i.test(type)) return refuse(415, fixedMessages.bodyJson)
  const parsed = parseJson(text || '{}')
  if (!('data' in parsed)) return parsed
  const read = toRequest(null)
  return read instanceof Request ? withData(read, text || '{}', parsed.data) : read
}

/**
 * Hands on the parsed body. The request has no other, so that Payload does not read and parse it once more. As with
 * Payload, the body of a DELETE is no data.
 */
const withData = (request: Request, text: string, data: object): Request =>
  Object.assign(request, {
    json: () => Promise.resolve(data),
    text: () => Promise.resolve(text),
    ...(DATA_METHODS.has(request.method) && { data }),
  })

/** Applies the query limits to the URL. */
function applyQueryLimits(url: URL): Refusal | null {
  const query = new URLSearchParams(url.search)
  const before = query.toString()
  const refusal = limitQuery(query)
  if (!refusal && query.toString() !== before) url.search = query.toString()
  return refusal
}

/** Converts a long query, which the admin sends as the body of a POST, to a GET. */
function readOverride(url: URL, headers: Headers, text: string, signal: AbortSignal): Refusal | Request {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers.get('Content-Type') ?? ''))
    return refuse(415, fixedMessages.bodyForm)
  headers.delete('Content-Type')
  headers.delete('Content-Length')
  const target = new URL(url)
  target.search = text
  return (
    checkAddress(target.pathname, target.search, MAX_LONG_QUERY) ??
    applyQueryLimits(target) ??
    new Request(target, { headers, method: 'GET', signal })
  )
}

/** Validates a form: the admin sends a document as JSON in `_payload`, with its file if there is one. */
async function checkForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Refusal | null> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return UNREADABLE
  }
  // Payload's form parser aborts the request on control characters.
  for (const [name, value] of form)
    if (CONTROL_CHARACTER.test(name) || (typeof value !== 'string' && CONTROL_CHARACTER.test(value.name)))
      return refuse(400, fixedMessages.fileName)
  const documents = form.getAll('_payload')
  if (documents.length > 1) return UNREADABLE
  for (const file of form.getAll('file')) if (typeof file === 'string') return refuse(400, fixedMessages.fileMissing)
  const [document] = documents
  if (document === undefined) return null
  return typeof document === 'string' ? checkJson(document) : UNREADABLE
}

/**
 * Serves an API request: checks before Payload handles it, and a proper response while the database is unavailable.
 * Used by the server and by tests.
 */
export async function serveApi(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  incoming: Request,
): Promise<Response> {
  const url = new URL(incoming.url)
  const language = requestLanguage(await config, incoming.headers)
  const refusal = checkAddress(url.pathname, url.search)
  if (refusal) return failureResponse(refusal, language)
  if (isClosedRoute(incoming.method, url))
    return failureResponse({ code: 'not_found:api', message: fixedMessages.nothingHere, status: 404 }, language)
  let request: Request | undefined
  const hold = WRITE_METHODS.has(incoming.method) ? reserveMemoryIn(budgets.anyone) : null
  try {
    const allow = await authenticateToken(config, incoming)
    if (typeof allow !== 'function') return setDefaultHeaders(failureResponse(allow, language))
    const validated = await readRequest(config, incoming, hold)
    if (!(validated instanceof Request)) return failureResponse(validated, language)
    allow(validated)
    if (url.pathname.startsWith(HEALTH_PATH)) removeCredentials(validated)
    else if (!hold) handOnSignIn(incoming.headers, validated.headers)
    request = validated
    const handle = () => handleEndpoints({ config, request: validated })
    // Only a body can bring an upload.
    const response = await (hold ? withUploadSlot(handle) : handle())
    return setDefaultHeaders(await redactInternalErrors(response, language))
  } catch (error) {
    const reason = (request && authErrorOf(request)) ?? error
    if (!classifyFailure(reason)) console.error(redactError(reason))
    return internalErrorResponse(reason, language)
  } finally {
    hold?.release()
  }
}

/** Health checks do not depend on the caller. */
function removeCredentials({ headers }: Request): void {
  headers.delete('Authorization')
  headers.delete('Cookie')
}

/**
 * API responses are never pages, and proxies never cache them unless they allow it. A refused sign-in names what is
 * expected (RFC 9110).
 */
function setDefaultHeaders(response: Response): Response {
  if (!response.headers.has('X-Content-Type-Options')) response.headers.set('X-Content-Type-Options', 'nosniff')
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  if (response.status === 401 && !response.headers.has('WWW-Authenticate'))
    response.headers.set('WWW-Authenticate', 'Bearer')
  return response
}
