import { createLocalReq } from 'payload'
import { responseText } from '@/lib/http/responseText'
import { startSession } from '@/endpoints/accounts/startSession'
import { ORIGIN, type TestApp } from './boot'

export interface ApiResponse<Body = Record<string, unknown>> {
  status: number
  body: Body
  headers: Headers
  text: string
}

/** A browser session: its cookie, and the selected tenant. */
export interface Client {
  /** The `Cookie` header of its session; empty without one. */
  cookie: string
  get: <Body = Record<string, unknown>>(path: string, options?: CallOptions) => Promise<ApiResponse<Body>>
  post: <Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    options?: CallOptions,
  ) => Promise<ApiResponse<Body>>
  patch: <Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    options?: CallOptions,
  ) => Promise<ApiResponse<Body>>
  delete: <Body = Record<string, unknown>>(path: string, options?: CallOptions) => Promise<ApiResponse<Body>>
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Id of the tenant for the tenant cookie. */
  tenant?: string
}

export const PASSWORD = 'callboard-demo'

/** A client without a session. */
export const anonymous = (app: TestApp): Client => clientOf(app, null)

/** Creates a session directly, without the login form. To test the form, use `signInWith`. */
export async function signIn(app: TestApp, email: string): Promise<Client> {
  const req = await createLocalReq({}, app.payload)
  const { docs } = await app.payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    where: { email: { equals: email } },
  })
  if (!docs[0]) throw new Error(`No user has the email ${email}`)
  return clientOf(app, (await startSession(req, docs[0])).token)
}

/** Signs in through the login endpoint. */
export async function signInWith(app: TestApp, email: string, password: string): Promise<Client> {
  const response = await anonymous(app).post<{ token: string }>('/users/login', { email, password })
  if (response.status !== 200) throw new Error(`Could not sign in ${email}: ${response.status} ${response.text}`)
  return clientOf(app, response.body.token)
}

/** A client with a session token. */
export function clientOf(app: TestApp, token: string | null): Client {
  const call = async <Body>(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, tenant }: CallOptions = {},
  ): Promise<ApiResponse<Body>> => {
    const cookies = [token && `payload-token=${token}`, tenant && `payload-tenant=${tenant}`].filter(Boolean).join('; ')
    const isForm = body instanceof FormData
    const request = new Request(`${ORIGIN}/api${path}`, {
      method,
      body: isForm ? body : body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        Origin: ORIGIN,
        ...(cookies && { Cookie: cookies }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    })
    const response = await app.send(request)
    const text = await responseText(response)
    return { body: parse(text) as Body, headers: response.headers, status: response.status, text }
  }
  return {
    cookie: token ? `payload-token=${token}` : '',
    delete: (path, options) => call('DELETE', path, undefined, options),
    get: (path, options) => call('GET', path, undefined, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    post: (path, body, options) => call('POST', path, body, options),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
