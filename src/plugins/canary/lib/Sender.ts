import { randomUUID } from 'node:crypto'
import { jwtSign, type BasePayload } from 'payload'
import { servePageOnHost, serveApiOnHost } from '@/config/serveHosts'
import { addSession } from '@/database/accounts/sessions'
import { responseText } from '@/lib/http/responseText'
import type { Call } from './Call'
import type { Reach } from './Reach'
import { saysNothing } from './saysNothing'
import type { Actor, Scene } from './scene'

const SESSION_SECONDS = 15 * 60

export interface Answer {
  status: number
  /** Name and value of the first cookie that it sets. */
  cookie: string | null
  /** Where it redirects to. */
  location: string | null
  text: string
  /** Address and body of the request. */
  request: string
}

/** Hands a request to the application and returns its answer. */
export type Transport = (request: Request) => Promise<Response>

/** Serves requests in this process, through everything that the web server runs in front of Payload. */
export const inProcess =
  ({ config }: BasePayload): Transport =>
  (request) => {
    const isApi = new URL(request.url).pathname.startsWith(`${config.routes.api}/`)
    return isApi ? serveApiOnHost(config, request) : servePageOnHost(config, request)
  }

interface SenderOptions {
  origin: string
  payload: BasePayload
  /** Access token for one site of somebody who belongs to both; null if the installation has none. */
  accessToken: string | null
  people: Scene['people']
  reach: Reach
  transport: Transport
}

/** Sends requests as the people of the canary. The only way out: each request passes `Reach` first. */
export class Sender {
  /** Time that answers took. */
  busyMs = 0
  /** Requests that the server answered, instead of being too busy. */
  answered = 0
  readonly #options: SenderOptions
  readonly #tokens = new Map<Actor, Promise<string | null>>()

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** @throws UnreachableError instead of leaving the two sites */
  async send({ body, cookie, host, method, path }: Call, actor: Actor): Promise<Answer> {
    const { origin, reach, transport } = this.#options
    const text = body === undefined ? '' : JSON.stringify(body)
    reach.assert({ body: text, host: host ?? new URL(origin).host, method, path })
    const credentials = host === undefined ? await this.#credentialsOf(actor) : {}
    const request = new Request(host === undefined ? origin + path : `https://${host}${path}`, {
      body: text || null,
      headers: {
        Host: host ?? new URL(origin).host,
        ...(host === undefined && { Origin: origin }),
        ...credentials,
        ...(cookie && { Cookie: cookie }),
        ...(text && { 'Content-Type': 'application/json' }),
      },
      method,
    })
    const start = performance.now()
    const response = await transport(request)
    const answer = {
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null,
      location: response.headers.get('Location'),
      request: `${decodeURIComponent(path)} ${text}`,
      status: response.status,
      text: await responseText(response),
    }
    this.busyMs += performance.now() - start
    if (!saysNothing(answer)) this.answered++
    return answer
  }

  async #credentialsOf(actor: Actor): Promise<Record<string, string>> {
    if (actor === 'program') return { Authorization: `Bearer ${this.#options.accessToken}` }
    const token = await this.tokenOf(actor)
    return token ? { Cookie: `payload-token=${token}` } : {}
  }

  /** The session of a person, started on first use; null for visitors and programs. */
  tokenOf(actor: Actor): Promise<string | null> {
    const known = this.#tokens.get(actor) ?? this.#startSession(actor)
    this.#tokens.set(actor, known)
    return known
  }

  async #startSession(actor: Actor): Promise<string | null> {
    if (actor === 'visitor' || actor === 'program') return null
    const { payload, people } = this.#options
    const [sid, userId] = [randomUUID(), people[actor]]
    await addSession({ payload }, { id: sid, seconds: SESSION_SECONDS, userId })
    const { token } = await jwtSign({
      fieldsToSign: { collection: 'users', id: userId, sid },
      secret: payload.secret,
      tokenExpiration: SESSION_SECONDS,
    })
    return token
  }
}
