import type { SanitizedConfig } from 'payload'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { withTenantOf, type Aim } from './Aim'
import type { Call } from './Call'
import type { RequestDoor } from './Door'
import { sampleInput } from './samples/sampleInput'
import { ACTORS } from './scene'

/**
 * The declared operations, from their registry. Left out are those that change something and that everybody may call or
 * only the provider: the first are no wall, and behind the second stand settings of the whole installation.
 */
export const operationDoors = (config: SanitizedConfig, own: Pick<Aim, 'tenantId'>): RequestDoor[] =>
  (callboardOf({ config }).operations as AnyOperation[]).flatMap((operation) => {
    const writes = operation.method !== 'get'
    if (writes && ['anyone', 'signedIn', 'superAdmin', 'support'].includes(operation.who.kind)) return []
    const door = {
      actors: ACTORS,
      isPublic: operation.who.kind === 'anyone',
      route: `${operation.method.toUpperCase()} ${config.routes.api}${operation.path}`,
      writes,
      ...(operation.who.kind !== 'anyone' && { tellsNothing: 'status' as const }),
    }
    const call = (aim: Aim) => callOf(config, operation, aim)
    return [
      { ...door, callFor: call },
      // Documents of the other site, claimed to be of the own one.
      { ...door, callFor: (aim: Aim) => call(withTenantOf(aim, own)), route: `${door.route} (as own)` },
    ]
  })

/** Names of inputs that hold the slug of a collection. */
const COLLECTION_INPUTS = new Set(['collection', 'relationTo', 'type'])

function callOf(config: SanitizedConfig, { input, method, path }: AnyOperation, aim: Aim): Call | null {
  const [, area = ''] = /^\/([\w-]+)/.exec(path) ?? []
  const slug = aim.document(area) ? area : 'pages'
  const idFor = (name: string): string =>
    /tenant/i.test(name)
      ? aim.tenantId
      : /user|member|person/i.test(name)
        ? aim.userId
        : (aim.document(slug) ?? aim.tenantId)
  const data = sampleInput(input, idFor)
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
  // What names nobody's ids is no way to the other site.
  const named = `${decodeURIComponent(call.path)} ${JSON.stringify(call.body ?? '')}`
  return [aim.tenantId, aim.userId, aim.document(slug)].some((id) => id && named.includes(id)) ? call : null
}
