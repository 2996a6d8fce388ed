import type { BasePayload, Endpoint } from 'payload'
import { noteRoute } from '../lib/telemetry/work'

/** Has each endpoint say its pattern when it answers: measurements know it by that, and never by the address itself. */
export function nameRoutes({ config }: BasePayload): void {
  const { api } = config.routes
  config.endpoints = config.endpoints.map(named(api))
  for (const one of config.collections)
    if (one.endpoints) one.endpoints = one.endpoints.map(named(`${api}/${one.slug}`))
  for (const one of config.globals)
    if (one.endpoints) one.endpoints = one.endpoints.map(named(`${api}/globals/${one.slug}`))
}

// Copies: Payload gives the same endpoint objects to every collection.
const named =
  (base: string) =>
  <One extends Pick<Endpoint, 'handler' | 'path'>>(endpoint: One): One => ({
    ...endpoint,
    handler: (req) => {
      noteRoute(`${base}${endpoint.path === '/' ? '' : endpoint.path}`)
      return endpoint.handler(req)
    },
  })
