import { NotFound, type Access, type BasePayload, type Endpoint, type PayloadHandler } from 'payload'
import { nobody } from './atoms'
import { boundPaths } from './boundPaths'
import { closedVersionsById } from './closeVersions'
import { locksToMind } from './locksToMind'

/**
 * Closes the collections that Payload adds by itself. Its own code passes access control by; what comes from a caller
 * through REST or a server function does not.
 */
export function closeInternals(payload: BasePayload): void {
  const closed = { create: nobody, delete: nobody, read: nobody, readVersions: nobody, unlock: nobody, update: nobody }
  for (const slug of ['payload-jobs', 'payload-kv', 'payload-migrations']) give(payload, slug, closed)
  // The edit view and the form state look locks up in the server and keep working.
  const insideOnly: Access = ({ req }) => req.payloadAPI === 'local' && Boolean(req.user)
  give(payload, 'payload-locked-documents', {
    create: insideOnly,
    delete: insideOnly,
    read: locksToMind,
    update: insideOnly,
  })
  mendPreferences(payload)
  hardenInternals(payload)
}

function give(payload: BasePayload, slug: string, access: Record<string, Access>): void {
  const config = payload.collections[slug as 'payload-preferences']?.config
  if (config) config.access = { ...config.access, ...access }
}

/** Rules of every collection of ours. A preference may be called `versions`. */
function hardenInternals(payload: BasePayload): void {
  for (const { config } of Object.values(payload.collections)) {
    if (!config.slug.startsWith('payload-')) continue
    config.hooks = { ...config.hooks, beforeOperation: [boundPaths, ...(config.hooks.beforeOperation ?? [])] }
    if (config.endpoints && !config.versions) config.endpoints = [...closedVersionsById, ...config.endpoints]
  }
}

/** Deleting a preference that is not there ends in a broken statement. Here it is not found. */
function mendPreferences(payload: BasePayload): void {
  const { config } = payload.collections['payload-preferences']
  if (!config.endpoints) return
  // Copies: Payload gives the same endpoint objects to every collection.
  config.endpoints = config.endpoints.map((endpoint) =>
    endpoint.method === 'delete' ? { ...endpoint, handler: whereItExists(endpoint) } : endpoint,
  )
}

const whereItExists =
  ({ handler }: Endpoint): PayloadHandler =>
  async (req) => {
    const key = String(req.routeParams?.key ?? '')
    const { totalDocs } = await req.payload.count({
      collection: 'payload-preferences',
      overrideAccess: false,
      req,
      where: { key: { equals: key } },
    })
    if (totalDocs === 0) throw new NotFound(req.t)
    return handler(req)
  }
