import type { BasePayload, Endpoint } from 'payload'
import { setRoute } from '../lib/telemetry/telemetry'

/** Wraps every endpoint to record its path pattern: metrics and traces use the pattern, never the URL. */
export function recordRoutes({ config }: BasePayload): void {
  const { api } = config.routes
  Object.assign(config, { endpoints: config.endpoints.map(withRecordedRoute(api)) })
  for (const collection of config.collections)
    if (collection.endpoints)
      Object.assign(collection, { endpoints: collection.endpoints.map(withRecordedRoute(`${api}/${collection.slug}`)) })
  for (const global of config.globals)
    if (global.endpoints)
      Object.assign(global, { endpoints: global.endpoints.map(withRecordedRoute(`${api}/globals/${global.slug}`)) })
}

// Copied, because Payload shares the endpoint objects between collections.
const withRecordedRoute =
  (base: string) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: (req) => {
      setRoute(`${base}${endpoint.path === '/' ? '' : endpoint.path}`)
      return endpoint.handler(req)
    },
  })
