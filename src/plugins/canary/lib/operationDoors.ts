import { isDeepStrictEqual } from 'node:util'
import type { SanitizedConfig } from 'payload'
import { callboardOf } from '@/exports/server'
import type { AnyOperation } from '@/endpoints/define'
import { isRecord, isUuid } from '@/lib/values'
import { withTenantOf, type Aim } from './Aim'
import type { Call } from './Call'
import type { RequestDoor } from './Door'
import { idsForInputs } from './idsForInputs'
import { sampleInput } from './samples/sampleInput'
import { ACTORS } from './scene'

/**
 * The declared operations, from their registry. Left out are those of `untriedOperations`, and those that change
 * something of everybody's own or of the whole installation: the first are no wall, and the second are the provider's.
 */
export const operationDoors = (config: SanitizedConfig, own: Pick<Aim, 'tenantId'>, other: Aim): RequestDoor[] =>
  walledOperations(config).flatMap((operation) => {
    const door = {
      actors: ACTORS,
      isPublic: operation.who.kind === 'anyone',
      route: routeOf(config, operation),
      writes: operation.method !== 'get',
    }
    const named = { ...door, ...(operation.who.kind !== 'anyone' && { tellsNothing: 'status' as const }) }
    const plain = (aim: Aim) => callOf(config, operation, aim)
    // Documents of the other site, claimed to be of the own one.
    const asOwn = (aim: Aim) => callOf(config, operation, withTenantOf(aim, own))
    const claims = asOwn(other) !== null && !isDeepStrictEqual(asOwn(other), plain(other))
    return [
      ...(plain(other) ? [{ ...named, callFor: plain }] : []),
      ...(claims ? [{ ...named, callFor: asOwn, route: `${door.route} (as own)` }] : []),
      ...(takesNoId(config, operation, other)
        ? [{ ...door, callFor: (aim: Aim) => buildCall(config, operation, aim).call, route: `${door.route} (all)` }]
        : []),
    ]
  })

const walledOperations = (config: SanitizedConfig): AnyOperation[] =>
  (callboardOf({ config }).operations as AnyOperation[]).filter(
    ({ method, path, who }) =>
      method === 'get' ||
      !(['anyone', 'superAdmin', 'support'].includes(who.kind) || (who.kind === 'signedIn' && !path.includes('/:id'))),
  )

const routeOf = ({ routes }: SanitizedConfig, { method, path }: AnyOperation): string =>
  `${method.toUpperCase()} ${routes.api}${path}`

/** Whether it reads without being given an id, such as a list of the caller's own. */
const takesNoId = (config: SanitizedConfig, operation: AnyOperation, aim: Aim): boolean =>
  operation.method === 'get' && callOf(config, operation, aim) === null

/** Routes of the operations that are not tried: they change something, and their call names no id. */
export const untriedOperations = (config: SanitizedConfig, other: Aim): string[] =>
  walledOperations(config)
    .filter((operation) => operation.method !== 'get' && callOf(config, operation, other) === null)
    .map((operation) => routeOf(config, operation))

/**
 * Makes the call of an operation.
 * @param aim whose ids it names
 * @returns null if it names none besides a tenant that is not theirs: it would do what people may do in their own site
 */
function callOf(config: SanitizedConfig, operation: AnyOperation, aim: Aim): Call | null {
  const { call, ids } = buildCall(config, operation, aim)
  const text = `${decodeURIComponent(call.path)} ${JSON.stringify(call.body ?? '')}`
  return ids.some((id) => text.includes(id)) ? call : null
}

/** Names of inputs that hold the slug of a collection. */
const COLLECTION_INPUTS = new Set(['collection', 'relationTo', 'type'])

/** @returns the call, and the ids of `aim` that it may name */
export function buildCall(
  { routes }: SanitizedConfig,
  { input, method, path }: AnyOperation,
  aim: Aim,
): { call: Call; ids: string[] } {
  const { ids, idFor } = idsForInputs(path, aim)
  // Schemas may give examples: slugs of collections, and ids that nothing has.
  const fit = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => fit(one, name))
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fit(one, key)]))
    if (COLLECTION_INPUTS.has(name) && value === 'sample') return 'pages'
    return isUuid(value) && value !== aim.tenantId && !ids.includes(value) ? idFor(name) : value
  }
  const data = fit(sampleInput(input, idFor), '') as Record<string, unknown>
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const sample = name in data && !(name === 'id' && data.id === 'sample') ? String(data[name]) : null
    delete data[name]
    return encodeURIComponent(sample ?? (COLLECTION_INPUTS.has(name) ? 'pages' : idFor(name)))
  })
  const full = routes.api + address
  const hasBody = method !== 'get' && method !== 'delete'
  const query = new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])).toString()
  const call = hasBody
    ? { body: data, method: method.toUpperCase(), path: full }
    : { method: method.toUpperCase(), path: query ? `${full}?${query}` : full }
  return { call, ids }
}
