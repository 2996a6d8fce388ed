import { type SanitizedConfig, handleEndpoints } from 'payload'
import { type Hold, readBody, budgets, holdIn } from '../lib/http/readBody'
import { boundQuery } from '../lib/http/boundQuery'
import { checkAddress, checkJson, formTypeOf, isMultipart } from '../lib/http/checkRequest'
import { refuse, type Refusal } from '../lib/http/refusal'
import { bodyLimitsOf, isClosedRoute } from './routeRules'
import { authOutageOf } from '../access/session'
import { withUploadSlot } from '../collections/uploads/uploadSlot'
import { classifyFailure } from '../database/failures'
import { safeError } from '../lib/logging/safeError'
import { failureResponse, brokenResponse, hideInternals } from './answers'
import { HEALTH_PATH } from './health/paths'
import { signInByToken } from './signInByToken'

const WRITING = new Set(['DELETE', 'PATCH', 'POST', 'PUT'])

const CONTROL = /\p{Cc}/u

/** A query that is too long for an address: the admin asks for hundreds of documents by their ids. */
const MAX_LONG_QUERY = 256 * 1024

const UNREADABLE = refuse(400, 'This upload cannot be read.')

/**
 * Reads and checks query and body, before Payload does: what it cannot read it answers with 500.
 * @param hold of the memory that the body takes
 */
export async function readRequest(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  hold: Hold,
): Promise<Refusal | Request> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  // Payload would let these turn a POST into something else behind every rule that looks at the method.
  headers.delete('X-HTTP-Method-Override')
  const overridden = headers.get('X-Payload-HTTP-Method-Override')
  headers.delete('X-Payload-HTTP-Method-Override')
  const { method, signal } = request
  const pass = (body: BodyInit | null) => boundQueryOf(url) ?? new Request(url, { body, headers, method, signal })
  if (!WRITING.has(method)) return pass(null)
  const type = headers.get('Content-Type') ?? ''
  const isForm = isMultipart(type)
  const formType = formTypeOf(type)
  if (isForm && !formType) return UNREADABLE
  const bytes = await readBody(request, await bodyLimitsOf(config, request, isForm), hold)
  if (!(bytes instanceof Uint8Array)) return bytes
  if (isForm && formType) {
    headers.set('Content-Type', formType)
    return (await checkForm(bytes, formType)) ?? pass(bytes)
  }
  const text = new TextDecoder().decode(bytes)
  if (overridden === 'GET' && method === 'POST') return readOverride(url, headers, text, signal)
  if (text === '') {
    // Some operations of Payload's break without any document.
    headers.set('Content-Type', 'application/json')
    headers.delete('Content-Length')
    return pass('{}')
  }
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return refuse(415, 'A JSON body is expected.')
  return checkJson(text) ?? pass(text)
}

/** Puts the query within its bounds. */
function boundQueryOf(url: URL): Refusal | null {
  const query = new URLSearchParams(url.search)
  const before = query.toString()
  const refusal = boundQuery(query)
  if (!refusal && query.toString() !== before) url.search = query.toString()
  return refusal
}

/** The admin sends long queries as the body of a POST. It is a GET from here on. */
function readOverride(url: URL, headers: Headers, text: string, signal: AbortSignal): Refusal | Request {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers.get('Content-Type') ?? ''))
    return refuse(415, 'A form body is expected.')
  headers.delete('Content-Type')
  headers.delete('Content-Length')
  const long = new URL(url)
  long.search = text
  return (
    checkAddress(long.pathname, long.search, MAX_LONG_QUERY) ??
    boundQueryOf(long) ??
    new Request(long, { headers, method: 'GET', signal })
  )
}

/** The admin sends documents as a form with the JSON in `_payload`, beside the file if there is one. */
async function checkForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Refusal | null> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return UNREADABLE
  }
  // Payload's reader of forms breaks off at them, in the middle of the call.
  for (const [name, value] of form)
    if (CONTROL.test(name) || (typeof value !== 'string' && CONTROL.test(value.name)))
      return refuse(400, 'The name of this file has characters that cannot be used. Please rename it.')
  const documents = form.getAll('_payload')
  if (documents.length > 1) return UNREADABLE
  for (const file of form.getAll('file')) if (typeof file === 'string') return refuse(400, 'A file is expected.')
  const [document] = documents
  if (document === undefined) return null
  return typeof document === 'string' ? checkJson(document) : UNREADABLE
}

/**
 * Answers one call of the API: guards before Payload sees it, and an honest answer when the database is away.
 * Every way in uses it, the server and the tests alike.
 */
export async function serveApi(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  incoming: Request,
): Promise<Response> {
  const url = new URL(incoming.url)
  const refusal = checkAddress(url.pathname, url.search)
  if (refusal) return failureResponse(refusal)
  if (isClosedRoute(incoming.method, url))
    return failureResponse({ code: 'not_found:api', message: 'There is nothing at this address.', status: 404 })
  let request: Request | undefined
  const hold = holdIn(budgets.anyone)
  try {
    const admit = await signInByToken(config, incoming)
    if (typeof admit !== 'function') return failureResponse(admit)
    const read = await readRequest(config, incoming, hold)
    if (!(read instanceof Request)) return failureResponse(read)
    admit(read)
    request = url.pathname.startsWith(HEALTH_PATH) ? asNobody(read) : read
    return harden(await hideInternals(await answerCall(config, request)))
  } catch (error) {
    const reason = (request && authOutageOf(request)) ?? error
    if (!classifyFailure(reason)) console.error(safeError(reason))
    return brokenResponse(reason)
  } finally {
    hold.release()
  }
}

const answerCall = (config: Promise<SanitizedConfig> | SanitizedConfig, request: Request): Promise<Response> =>
  withUploadSlot(() => handleEndpoints({ config, request }))

/** Whether the process is well does not depend on who asks. */
function asNobody(request: Request): Request {
  request.headers.delete('Authorization')
  request.headers.delete('Cookie')
  return request
}

/** Answers of the API are never pages, never cached by a proxy unless they say so. */
function harden(response: Response): Response {
  if (!response.headers.has('X-Content-Type-Options')) response.headers.set('X-Content-Type-Options', 'nosniff')
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}
