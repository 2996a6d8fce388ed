import { randomUUID } from 'node:crypto'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { isClosedRoute } from '@/endpoints/routeRules'
import { sampleInput } from '@/plugins/canary/lib/samples/sampleInput'
import type { Endpoint, SanitizedCollectionConfig } from 'payload'
import { ORIGIN } from '@tests/support/boot'
import type { ApiResponse, Client } from '@tests/support/client'
import {
  AT_ROOT,
  OF_AUTH,
  OF_EVERY_COLLECTION,
  OF_EVERY_GLOBAL,
  OF_JOBS,
  OF_PREFERENCES,
  OF_UPLOADS,
} from '../support/knownRoutes'
import type { PersonName } from '../support/people'
import type { Stage } from '../support/stage'
import { Tally } from '../support/tally'

let stage: Stage
const total = new Tally('routes and operations')

const operations = (): AnyOperation[] => callboardOf(stage.app.payload).operations as unknown as AnyOperation[]

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** An endpoint made from a declared operation says which. */
const isDeclared = ({ custom }: Endpoint): boolean => operations().some(({ name }) => name === custom?.operation)

function listFor({ auth, slug, upload }: SanitizedCollectionConfig): string[] {
  if (slug === 'payload-preferences') return [...OF_PREFERENCES, ...OF_EVERY_COLLECTION]
  if (slug === 'payload-jobs') return [...OF_JOBS, ...OF_EVERY_COLLECTION]
  return [...OF_EVERY_COLLECTION, ...(auth ? OF_AUTH : []), ...(upload ? OF_UPLOADS : [])]
}

/** Those who must not get in, by the operation's rule. */
function outsidersOf({ who }: AnyOperation): PersonName[] {
  switch (who.kind) {
    case 'anyone':
      return []
    case 'signedIn':
      return ['anonymous']
    case 'superAdmin':
      return ['anonymous', 'stranger', 'ownerA', 'adminA', 'viewerA', 'partner', 'suspended']
    case 'support':
      return ['anonymous', 'stranger', 'ownerA', 'adminA', 'viewerA', 'partner', 'suspended', 'provider']
    case 'belonging':
    case 'member':
      return ['anonymous', 'stranger', 'ownerB', 'removed', 'suspended']
    case 'owner':
      return ['anonymous', 'stranger', 'ownerB', 'removed', 'adminA', 'viewerA', 'partner']
    default:
      return ['anonymous', 'stranger', 'ownerB', 'removed', 'suspended', 'removerA']
  }
}

async function callOperation(client: Client, { input, method, path }: AnyOperation): Promise<ApiResponse> {
  const { ...data } = sampleInput(input, () => stage.tenants.a)
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = name in data ? String(data[name]) : stage.tenants.a
    delete data[name]
    return encodeURIComponent(value)
  })
  if (method === 'get' || method === 'delete')
    return client[method](`${address}?${new URLSearchParams(data as Record<string, string>).toString()}`)
  return client[method](address, data)
}

/** @param given the stage, filled before the tests run */
export function describeRoutes(given: () => Stage): void {
  describe('Routes and operations', () => {
    beforeAll(() => {
      stage = given()
    })
    afterAll(() => total.print())

    it('have every route on the list of known routes', () => {
      const unknown = [
        ...(stage.app.config.endpoints ?? [])
          .filter((one) => !isDeclared(one) && !AT_ROOT.includes(nameOf(one)))
          .map((one) => `${one.method} /api${one.path}`),
        ...stage.app.config.collections.flatMap((collection) =>
          (collection.endpoints || [])
            .filter((one) => !isDeclared(one) && !listFor(collection).includes(nameOf(one)))
            .map((one) => `${one.method} /api/${collection.slug}${one.path}`),
        ),
        ...stage.app.config.globals.flatMap((global) =>
          (global.endpoints || [])
            .filter((one) => !isDeclared(one) && !OF_EVERY_GLOBAL.includes(nameOf(one)))
            .map((one) => `${one.method} /api/globals/${global.slug}${one.path}`),
        ),
      ]
      expect(unknown).toEqual([])
      expect(isClosedRoute('POST', new URL(`${ORIGIN}/api/users/first-register`))).toBe(true)
      expect(isClosedRoute('GET', new URL(`${ORIGIN}/api/pages`))).toBe(false)
    })

    it('open globals and their versions only to the provider', async () => {
      const tally = new Tally('globals')
      for (const { slug } of stage.app.config.globals) {
        const calls = (client: Client) => [
          client.get(`/globals/${slug}`),
          client.post(`/globals/${slug}`, {}),
          client.get(`/globals/${slug}/versions`),
          client.get(`/globals/${slug}/versions/${randomUUID()}`),
          client.post(`/globals/${slug}/versions/${randomUUID()}`, {}),
        ]
        for (const [name, client] of Object.entries(stage.clients)) {
          if (name === 'provider') continue
          for (const answer of await Promise.all(calls(client)))
            tally.check(
              [401, 403, 404].includes(answer.status),
              `${slug}: ${name} (${answer.status} ${answer.text.slice(0, 140)})`,
            )
        }
        for (const answer of await Promise.all(calls(stage.clients.provider).slice(0, 3)))
          tally.control(answer.status === 200, `${slug}: provider is kept out (${answer.status})`)
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it("refuse every caller outside of an operation's declared rule", async () => {
      const tally = new Tally('operations')
      for (const operation of operations()) {
        for (const name of outsidersOf(operation)) {
          const answer = await callOperation(stage.clients[name], operation)
          tally.check(
            [401, 403, 404].includes(answer.status),
            `${operation.name}: ${name} (${answer.status} ${answer.text.slice(0, 140)})`,
          )
        }
        const insider =
          operation.who.kind === 'superAdmin'
            ? 'provider'
            : operation.who.kind === 'support'
              ? 'supportA'
              : operation.who.kind === 'anyone'
                ? 'anonymous'
                : 'ownerA'
        const answer = await callOperation(stage.clients[insider], operation)
        // What it says to a sample is its own matter (a wrong token is 403, a wrong password 401); that it lets the right person in is ours.
        const isLetIn =
          operation.who.kind === 'anyone'
            ? !String(answer.body.code).startsWith('unauthorized:')
            : ![401, 403].includes(answer.status)
        tally.control(
          isLetIn && answer.status < 500,
          `${operation.name}: ${insider} is kept out (${answer.status} ${answer.text.slice(0, 140)})`,
        )
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })
  })
}
