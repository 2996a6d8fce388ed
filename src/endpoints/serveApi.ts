import { handleEndpoints, type SanitizedConfig } from 'payload'
import { authOutageOf } from '../access/authStrategy'
import { classifyFailure } from '../database/failures'
import { checkAddress, checkJson, type Refusal } from '../lib/http/checkRequest'
import { failureResponse } from './answers'
import { isClosedRoute } from './closedRoutes'

const WRITING = new Set(['DELETE', 'PATCH', 'POST', 'PUT'])
const RETRY_SECONDS = 2

/**
 * Answers one call of the API: guards before Payload sees it, and an honest answer when the database is away.
 * Every way in uses it, the server and the tests alike.
 */
export async function serveApi(config: Promise<SanitizedConfig> | SanitizedConfig, incoming: Request): Promise<Response> {
  const url = new URL(incoming.url)
  const refusal = checkAddress(url.pathname, url.search)
  if (refusal) return refused(refusal)
  if (isClosedRoute(incoming.method, url)) return failureResponse({ code: 'not_found:api', message: 'There is nothing at this address.', status: 404 })
  const request = await readBody(incoming)
  if (!(request instanceof Request)) return refused(request)
  try {
    return harden(await handleEndpoints({ config, request }))
  } catch (error) {
    return unhandled(authOutageOf(request) ?? error)
  }
}

const refused = (refusal: Refusal): Response => failureResponse(refusal)

/** Reads and checks a JSON body; hands on everything else. */
async function readBody(request: Request): Promise<Refusal | Request> {
  const headers = new Headers(request.headers)
  // Payload would let these turn a POST into something else behind every rule that looks at the method.
  headers.delete('X-HTTP-Method-Override')
  const overridden = headers.get('X-Payload-HTTP-Method-Override')
  if (overridden && overridden !== 'GET') headers.delete('X-Payload-HTTP-Method-Override')
  const type = headers.get('Content-Type') ?? ''
  if (!WRITING.has(request.method)) return new Request(request.url, { headers, method: request.method, signal: request.signal })
  if (type.startsWith('multipart/form-data')) {
    if (!/boundary=/.test(type)) return { code: 'bad_request:api', message: 'This upload has no boundary.', status: 400 }
    return new Request(request, { headers })
  }
  const text = await request.text()
  if (overridden === 'GET') return readOverride(request, headers, text)
  if (text === '') return new Request(request.url, { headers: withoutBody(headers), method: request.method, signal: request.signal })
  if (!/^application\/json\b/.test(type)) return { code: 'bad_request:api', message: 'A JSON body is expected.', status: 415 }
  return checkJson(text) ?? new Request(request.url, { body: text, headers, method: request.method, signal: request.signal })
}

/** The admin sends long queries as the body of a POST. It is a GET from here on. */
function readOverride(request: Request, headers: Headers, text: string): Refusal | Request {
  const isForm = headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  headers.delete('X-Payload-HTTP-Method-Override')
  if (!isForm) return { code: 'bad_request:api', message: 'A form body is expected.', status: 415 }
  const url = new URL(request.url)
  url.search = text
  return checkAddress(url.pathname, url.search) ?? new Request(url, { headers: withoutBody(headers), method: 'GET', signal: request.signal })
}

function withoutBody(headers: Headers): Headers {
  headers.delete('Content-Type')
  headers.delete('Content-Length')
  return headers
}

/** What escaped Payload's own handling. Nothing of the error reaches the caller. */
function unhandled(error: unknown): Response {
  const failure = classifyFailure(error)
  if (failure) return failureResponse({ ...failure, ...(failure.status === 503 && { retryAfter: RETRY_SECONDS }) })
  console.error(error)
  return failureResponse({ code: 'internal:api', message: 'Something went wrong. Please try again later.', status: 500 })
}

/** Answers of the API are never pages, never cached by a proxy unless they say so. */
function harden(response: Response): Response {
  if (!response.headers.has('X-Content-Type-Options')) response.headers.set('X-Content-Type-Options', 'nosniff')
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}
