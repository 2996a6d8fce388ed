import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { callboardOf } from '@/exports/server'
import type { Aim } from './Aim'
import type { Call } from './Call'
import type { RequestDoor } from './Door'
import { ACTORS, VIEWERS, type Actor } from './scene'

/** Collections whose documents belong to a site, and those that hold sites and people. */
export const tenantCollections = ({ collections }: SanitizedConfig): SanitizedCollectionConfig[] =>
  collections.filter(
    ({ flattenedFields, slug }) =>
      slug === 'tenants' || slug === 'users' || flattenedFields.some(({ name }) => name === 'tenant'),
  )

/** The routes of Payload below every collection of sites, from its own list of endpoints. */
export function restDoors(config: SanitizedConfig): RequestDoor[] {
  const content = new Set(callboardOf({ config }).contentTypes.map(({ slug }) => slug))
  return tenantCollections(config).flatMap((collection) =>
    (collection.endpoints || [])
      .filter(({ custom }) => custom?.operation === undefined)
      .flatMap((endpoint) => doorsOf(config, collection, endpoint, content.has(collection.slug) ? VIEWERS : ['owner'])),
  )
}

/** Below a collection, what shows its documents. */
const OWN_PATHS = new Set(['', '/:id', '/count'])
const VERSION_PATHS = new Set(['/versions', '/versions/:id'])

function doorsOf(
  config: SanitizedConfig,
  { endpoints, slug, versions }: SanitizedCollectionConfig,
  endpoint: Endpoint,
  readers: readonly Actor[],
): RequestDoor[] {
  const base = `${config.routes.api}/${slug}`
  const path = endpoint.path === '/' ? '' : endpoint.path
  const method = endpoint.method.toUpperCase()
  const isRoot = path === '' || path === '/count' || path === '/versions'
  const isCreate = isRoot && method === 'POST'
  // Sign-in and the like name no document. Files by address have the name of the file.
  if (!isRoot && !/:(?:id|filename)/.test(path)) return []
  // Needs data that the collection accepts: see `creationDoors`.
  if (isCreate) return []
  // An operation of the same path answers first, in its own form.
  const isShadowed = (endpoints || []).some(
    ({ custom, ...other }) => custom?.operation && other.method === endpoint.method && other.path === endpoint.path,
  )
  const showsDocuments =
    method === 'GET' &&
    !isShadowed &&
    slug !== 'users' &&
    (OWN_PATHS.has(path) || (Boolean(versions) && VERSION_PATHS.has(path)))
  const door: Omit<RequestDoor, 'callFor'> = {
    actors: ACTORS,
    route: `${method} ${base}${path}`,
    ...(showsDocuments && { showsOwn: readers }),
    tellsNothing: path.includes(':filename') ? 'status' : 'answer',
    writes: method !== 'GET' && !path.startsWith('/access'),
  }
  const byId = { ...door, callFor: (aim: Aim) => callOf({ base, method, path, slug }, aim) }
  if (path !== '' || method !== 'GET') return [byId]
  const list = (aim: Aim) => (aim.document(slug) ? { method, path: `${base}?limit=100&depth=1` } : null)
  return [byId, { ...door, callFor: list, route: `${door.route} (all)`, tellsNothing: undefined }]
}

interface Route {
  base: string
  method: string
  /** Below `base`. */
  path: string
  slug: string
}

const BODY_METHODS = new Set(['PATCH', 'POST'])

function callOf({ base, method, path, slug }: Route, aim: Aim): Call | null {
  const ofVersion = path.startsWith('/versions/')
  const id = path.includes(':filename') ? aim.filename(slug) : ofVersion ? aim.version(slug) : aim.document(slug)
  if (!id) return null
  const body = BODY_METHODS.has(method) ? { body: {} } : {}
  const named = path.replace(/:(?:id|filename)\??/, encodeURIComponent(id))
  if (named !== path) return { ...body, method, path: base + named }
  const field = path === '/versions' ? 'parent' : 'id'
  return { ...body, method, path: `${base}${path}?where[${field}][equals]=${id}` }
}
