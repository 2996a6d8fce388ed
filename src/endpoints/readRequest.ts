import type { SanitizedConfig } from 'payload'
import type { Hold } from '../lib/http/bodyBudget'
import { boundQuery } from '../lib/http/boundQuery'
import { checkAddress } from '../lib/http/checkAddress'
import { checkJson } from '../lib/http/checkJson'
import { formTypeOf, isMultipart } from '../lib/http/formType'
import { readBody } from '../lib/http/readBody'
import { refuse, type Refusal } from '../lib/http/refusal'
import { bodyLimitsOf } from './bodyLimits'

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
