import {
  NotFound,
  type Access,
  type BasePayload,
  type CollectionConfig,
  type Endpoint,
  type PayloadHandler,
} from 'payload'
import { nobody } from './atoms'
import { restrictQueries } from './restrictQueries'
import { hideUnreadable } from './hideUnreadable'
import { readableLocks } from './documentLocks'
import { keepFileFacts, keepServerValues } from './keepServerValues'
import { ownRowIds } from './ownRowIds'

/**
 * Payload registers version endpoints for every collection and fails where versions are disabled. They return 404 here.
 */
export function closeVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection
  return { ...collection, endpoints: [...(collection.endpoints ?? []), ...closedVersions] }
}

const answerNotFound: Endpoint['handler'] = (req) => {
  throw new NotFound(req.t)
}

const closedVersions: Endpoint[] = [
  { handler: answerNotFound, method: 'get', path: '/versions' },
  { handler: answerNotFound, method: 'get', path: '/versions/:id' },
  { handler: answerNotFound, method: 'post', path: '/versions/:id' },
]

/** The same for collections in which `versions` may be an id or key. */
export const closedVersionsById = closedVersions.filter(({ path }) => path !== '/versions')

/**
 * Denies REST requests and server functions access to the collections that Payload adds by itself. Payload's own code
 * bypasses access control and keeps working.
 */
export function closeInternals(payload: BasePayload): void {
  const denied = { create: nobody, delete: nobody, read: nobody, readVersions: nobody, unlock: nobody, update: nobody }
  for (const slug of ['payload-jobs', 'payload-kv', 'payload-migrations']) setAccess(payload, slug, denied)
  // The edit view and the form state read locks through the Local API.
  const localApiOnly: Access = ({ req }) => req.payloadAPI === 'local' && Boolean(req.user)
  setAccess(payload, 'payload-locked-documents', {
    create: localApiOnly,
    delete: localApiOnly,
    read: readableLocks,
    update: localApiOnly,
  })
  fixPreferenceDeletion(payload)
  hardenInternals(payload)
}

function setAccess(payload: BasePayload, slug: string, access: Record<string, Access>): void {
  const config = payload.collections[slug as 'payload-preferences']?.config
  if (config) config.access = { ...config.access, ...access }
}

/** Applies the rules of Callboard's own collections. A preference may itself be called `versions`, hence by id only. */
function hardenInternals(payload: BasePayload): void {
  for (const { config } of Object.values(payload.collections)) {
    if (!config.slug.startsWith('payload-')) continue
    config.hooks = { ...config.hooks, beforeOperation: [restrictQueries, ...(config.hooks.beforeOperation ?? [])] }
    if (config.endpoints && !config.versions) config.endpoints = [...closedVersionsById, ...config.endpoints]
  }
}

/** Payload generates invalid SQL when a missing preference is deleted. Returns 404 instead. */
function fixPreferenceDeletion(payload: BasePayload): void {
  const { config } = payload.collections['payload-preferences']
  if (!config.endpoints) return
  // Copied, because Payload shares the endpoint objects between collections.
  config.endpoints = config.endpoints.map((endpoint) =>
    endpoint.method === 'delete' ? { ...endpoint, handler: assertPreferenceExists(endpoint) } : endpoint,
  )
}

const assertPreferenceExists =
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

/** Adds the rules that apply to every collection, in addition to its own access functions. */
export function harden(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return hideUnreadable({
    ...closeVersions(collection),
    hooks: {
      ...hooks,
      beforeOperation: [
        restrictQueries,
        ...(collection.upload ? [keepFileFacts] : []),
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeValidate: [keepServerValues, ownRowIds, ...(hooks?.beforeValidate ?? [])],
    },
  })
}
