import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ORIGIN, type TestApp } from '@tests/support/boot'
import { PASSWORD, type ApiResponse, type Client } from '@tests/support/client'

const DAY = 24 * 60 * 60 * 1000

export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

/** What somebody fills in to create a token. */
export const filledIn = (tenant: string, more: object = {}) => ({
  name: 'Box office screens',
  expiresAt: inDays(30),
  keys: ['pages:view'],
  password: PASSWORD,
  tenant,
  ...more,
})

/** A program with a token: no cookie, no `Origin`. */
export interface Program {
  id: string
  token: string
  call: <Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse<Body>>
}

export function programOf(app: TestApp, token: string, id = ''): Program {
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> => {
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await app.send(
      new Request(`${ORIGIN}/api${path}`, {
        body: sent,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(sent !== null && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        method,
      }),
    )
    const text = await response.text()
    return {
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body,
      headers: response.headers,
      status: response.status,
      text,
    }
  }
  return { id, call, token }
}

/** Has somebody create a token. */
export async function createProgram(app: TestApp, client: Client, tenant: string, more: object = {}): Promise<Program> {
  const { body, status, text } = await client.post<{ id: string; token: string }>('/tokens', filledIn(tenant, more))
  if (status !== 201) throw new Error(text)
  return programOf(app, body.token, body.id)
}

export interface Served {
  url: string
  close: () => Promise<void>
}

/** Serves the API on a port of this machine, for programs that know nothing of the tests. */
export async function serve(app: TestApp): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const method = incoming.method ?? 'GET'
        const headers = new Headers(
          Object.entries(incoming.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)] as [string, string]],
          ),
        )
        void app
          .send(
            new Request(`${ORIGIN}${incoming.url}`, {
              body: method === 'POST' ? Buffer.concat(parts) : null,
              headers,
              method,
            }),
          )
          .then(async (answer) => {
            outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
            outgoing.end(Buffer.from(await answer.arrayBuffer()))
          })
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
