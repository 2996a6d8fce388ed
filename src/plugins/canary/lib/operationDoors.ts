import type { SanitizedConfig } from 'payload'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { withTenantOf, type Aim } from './Aim'
import type { Call } from './Call'
import type { RequestDoor } from './Door'
import { sampleInput } from './samples/sampleInput'
import { ACTORS } from './scene'

/**
 * The declared operations, from their registry. Left out are those of `untriedOperations`, and those that change something and that everybody may call or
 * only the provider: the first are no wall, and behind the second stand settings of the whole installation.
 */
export const operationDoors = (config: SanitizedConfig, own: Pick<Aim, 'tenantId'>, other: Aim): RequestDoor[] =>
  walledOperations(config).flatMap((operation) => {
    const door = {
      actors: ACTORS,
      isPublic: operation.who.kind === 'anyone',
      route: routeOf(config, operation),
      writes: operation.method !== 'get',
      ...(operation.who.kind !== 'anyone' && { tellsNothing: 'status' as const }),
    }
    const plain = (aim: Aim) => callOf(config, operation, aim)
    // Documents of the other site, claimed to be of the own one.
    const asOwn = (aim: Aim) => callOf(config, operation, withTenantOf(aim, own), aim)
    return [
      ...(plain(other) ? [{ ...door, callFor: plain }] : []),
      ...(asOwn(other) ? [{ ...door, callFor: asOwn, route: `${door.route} (as own)` }] : []),
    ]
  })

const walledOperations = (config: SanitizedConfig): AnyOperation[] =>
  (callboardOf({ config }).operations as AnyOperation[]).filter(
    ({ method, who }) => method === 'get' || !['anyone', 'signedIn', 'superAdmin', 'support'].includes(who.kind),
  )

const routeOf = ({ routes }: SanitizedConfig, { method, path }: AnyOperation): string =>
  `${method.toUpperCase()} ${routes.api}${path}`

/**
 * Routes of the operations that are not tried: their call names no id, or only one of a kind of which the other site has
 * nothing.
 */
export const untriedOperations = (config: SanitizedConfig, other: Aim): string[] =>
  walledOperations(config)
    .filter((operation) => callOf(config, operation, other) === null)
    .map((operation) => routeOf(config, operation))

/** Names of inputs that hold the slug of a collection. */
const COLLECTION_INPUTS = new Set(['collection', 'relationTo', 'type'])

/**
 * Makes the call of an operation.
 * @param aim whose ids it names
 * @param other of these it must name at least one. Default: the same.
 * @returns null if it names none: it would do in the own site what people of it may do
 */
function callOf(
  config: SanitizedConfig,
  { input, method, path }: AnyOperation,
  aim: Aim,
  other: Aim = aim,
): Call | null {
  const [, area = ''] = /^\/([\w-]+)/.exec(path) ?? []
  const isOfCollection = aim.document(area) !== null
  const slug = isOfCollection ? area : 'pages'
  const idFor = (name: string): string =>
    /tenant/i.test(name)
      ? aim.tenantId
      : /user|member|person/i.test(name)
        ? aim.userId
        : (aim.document(slug) ?? aim.tenantId)
  const data = sampleInput(input, idFor)
  const takesCollection = [...COLLECTION_INPUTS].some((name) => data[name] === 'sample' || path.includes(`:${name}`))
  for (const name of COLLECTION_INPUTS) if (data[name] === 'sample') data[name] = slug
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = name in data ? String(data[name]) : COLLECTION_INPUTS.has(name) ? slug : idFor(name)
    delete data[name]
    return encodeURIComponent(value)
  })
  const full = config.routes.api + address
  const hasBody = method !== 'get' && method !== 'delete'
  const query = new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])).toString()
  const call: Call = hasBody
    ? { body: data, method: method.toUpperCase(), path: full }
    : { method: method.toUpperCase(), path: query ? `${full}?${query}` : full }
  const named = `${decodeURIComponent(call.path)} ${JSON.stringify(call.body ?? '')}`
  // The id of a page says nothing about releases: an operation on them would not find it in the own site either.
  const documentId = isOfCollection || takesCollection ? other.document(slug) : null
  return [other.tenantId, other.userId, documentId].some((id) => id && named.includes(id)) ? call : null
}
