import { ORIGIN, type TestApp } from '@tests/support/boot'
import { PASSWORD, type Answer, type Client } from '@tests/support/client'

const DAY = 24 * 60 * 60 * 1000

export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

/** What somebody fills in to create a token. */
export const filledIn = (tenant: string, more: object = {}) => ({ name: 'Box office screens', expiresAt: inDays(30), keys: ['pages:view'], password: PASSWORD, tenant, ...more })

/** A program with a token: no cookie, no `Origin`. */
export interface Program {
  id: string
  token: string
  call: <Body = Record<string, unknown>>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer<Body>>
}

export function programOf(app: TestApp, token: string, id = ''): Program {
  const call = async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> => {
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await app.send(new Request(`${ORIGIN}/api${path}`, { body: sent, headers: { Authorization: `Bearer ${token}`, ...(sent !== null && { 'Content-Type': 'application/json' }), ...headers }, method }))
    const text = await response.text()
    return { body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body, headers: response.headers, status: response.status, text }
  }
  return { id, call, token }
}

/** Has somebody create a token. */
export async function createProgram(app: TestApp, client: Client, tenant: string, more: object = {}): Promise<Program> {
  const { body, status, text } = await client.post<{ id: string; token: string }>('/tokens', filledIn(tenant, more))
  if (status !== 201) throw new Error(text)
  return programOf(app, body.token, body.id)
}
