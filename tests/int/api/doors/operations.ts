import { createLocalReq } from 'payload'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { PASSWORD, signIn, type ApiResponse, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'
import { changedTables, fingerprintOf } from '../support/fingerprint'
import { casesOf, inputOf, openPlaces, partsOfPath, type InputCase } from '../support/operationCases'
import type { Doors } from '../doors.test'
import { sentenceFault, sentenceFaults } from '../support/sentences'
import { SIZE } from '../support/size'

/** Ignored, or of a form that only the tenant's own data defines: see the decisions on domains and settings. */
const OPEN = [
  // A document as its caller read it: compared, never stored.
  'compareDocument.base.sample',
  'listHiddenTargets.data.sample',
  'patchTenant.domains.0.dnsRecords',
  'patchTenant.domains.0.failingSince',
  'patchTenant.domains.0.id',
  'patchTenant.domains.0.lastVerified',
  'patchTenant.domains.0.sslStatus',
  'patchTenant.domains.0.status',
  // A page of results has a size, whatever is asked for.
  'searchContent.limit',
  'submitForm.answers.sample',
  'updateAppConfig.settings.sample.sample',
  'updateCustomAttributes.settings.sample.sample',
]

let app: Doors['app']
let owner: Client
let provider: Client
let ownerId: string
let operations: AnyOperation[]
let actions: Record<string, (args: never) => unknown>
let count = 0

const arrange = async (doors: Doors) => {
  app = doors.app
  operations = callboardOf(app.payload).operations as AnyOperation[]
  actions = (await import('@/app/(payload)/serverFunctions')).serverFunctionsOf(app.config)
  ownerId = await create(app.payload, 'users', { email: 'owner@test.example', emailVerified: true, password: PASSWORD })
  await create(app.payload, 'users', {
    email: 'operator@test.example',
    emailVerified: true,
    password: PASSWORD,
    roles: ['super-admin'],
  })
  owner = await signIn(app, 'owner@test.example')
  provider = await signIn(app, 'operator@test.example')
}

/** A site and a form in it, for operations to act on. Replaced as soon as an operation has changed something. */
let site: { form: string; tenant: string } | null = null

async function createSite(): Promise<NonNullable<typeof site>> {
  const slug = `site-${++count}`
  const tenant = await create(app.payload, 'tenants', {
    domains: [{ domain: `${slug}.example.org`, isPrimary: true, token: slug }],
    languages: ['en', 'cy'],
    name: slug,
    owner: ownerId,
    publishedLanguages: ['en'],
    slug,
  })
  return { form: await create(app.payload, 'forms', { _status: 'published', tenant, title: 'Contact' }), tenant }
}

/** The values of an operation's path. */
async function knownFor({ path }: AnyOperation): Promise<Record<string, unknown>> {
  const { form, tenant } = (site ??= await createSite())
  const named: Record<string, unknown> = { id: path.startsWith('/forms/') ? form : tenant, tenantId: tenant }
  const used = new Set(partsOfPath({ path }))
  return Object.fromEntries(Object.entries(named).filter(([name]) => used.has(name)))
}

const clientFor = ({ who }: AnyOperation): Client => (who.kind === 'superAdmin' ? provider : owner)

/** Sends an input as the REST call of its operation. */
function send(
  operation: AnyOperation,
  known: Record<string, unknown>,
  input: InputCase['input'],
): Promise<ApiResponse> {
  const client = clientFor(operation)
  const values = typeof input === 'string' ? known : input
  const inPath = new Set(partsOfPath(operation))
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  // Each from another address, so that no limit hides what is behind it.
  const options = {
    headers: {
      'X-Forwarded-For': `10.${count % 256}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
  }
  const rest = Object.entries(values).filter(([name]) => !inPath.has(name))
  if (operation.method === 'get' || operation.method === 'delete') {
    const query = new URLSearchParams(
      rest.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    return client[operation.method](`${path}?${query}`, options)
  }
  return client[operation.method](path, typeof input === 'string' ? input : Object.fromEntries(rest), options)
}

interface Failure {
  code?: unknown
  error?: unknown
  errors?: { message?: unknown; path?: unknown }[]
}

/** What is wrong with a refusal; null where it has the documented shape. */
function shapeFault({ code, error, errors }: Failure, { sentNames = [], wrong }: InputCase): string | null {
  if (typeof error !== 'string' || error.trim() === '') return 'no sentence'
  if (typeof code !== 'string' || !/^[a-z_]+:[a-z]+$/i.test(code)) return `code ${String(code)}`
  if (!Array.isArray(errors) || errors.length === 0 || errors.some(({ message }) => typeof message !== 'string'))
    return 'no list of errors'
  const unread = [error, ...errors.map(({ message }) => String(message))].flatMap(
    (message) => sentenceFault(message, sentNames) ?? [],
  )
  if (unread.length > 0) return unread.join(', ')
  // Some calls never come as far as the operation: what every call must be has no field to name.
  if (!wrong || code.endsWith(':api')) return null
  const place = wrong.join('.')
  const isNamed = errors.some(
    ({ path }) =>
      typeof path === 'string' && (path === place || place.startsWith(`${path}.`) || path.startsWith(`${place}.`)),
  )
  return isNamed ? null : `names ${errors.map(({ path }) => String(path)).join(', ')} instead of ${place}`
}

const share = (cases: InputCase[], seed: number): InputCase[] =>
  SIZE >= 1 ? cases : cases.filter((_, index) => (index + seed) % Math.round(2 / SIZE) === 0)

type Ask = (one: InputCase) => Promise<{ body: Failure; status: number }>

/** Tries all cases of an operation. @returns what is wrong */
async function faultsOf(cases: InputCase[], ask: Ask): Promise<string[]> {
  const faults: string[] = []
  const before = await fingerprintOf(app.payload)
  const refused = cases.filter(({ isRefused }) => isRefused)
  for (let start = 0; start < refused.length; start += 6)
    await Promise.all(refused.slice(start, start + 6).map((one) => judge(one)))
  let state = await fingerprintOf(app.payload)
  if (changedTables(before, state).length > 0)
    faults.push(`${refused[0]!.name} or one after it: stored in ${changedTables(before, state).join(', ')}`)
  // What has the right form may be accepted; if it is not, it leaves nothing behind either.
  for (const one of cases.filter(({ isRefused }) => !isRefused)) {
    const accepted = await judge(one)
    const now = await fingerprintOf(app.payload)
    if (!accepted && changedTables(state, now).length > 0)
      faults.push(`${one.name}: refused, and stored in ${changedTables(state, now).join(', ')}`)
    if (changedTables(state, now).length > 0) site = null
    state = now
  }
  return faults

  /** @returns whether it was accepted */
  async function judge(one: InputCase): Promise<boolean> {
    const { body, status } = await ask(one)
    if (status >= 500 && status !== 503) faults.push(`${one.name}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    else if (one.isRefused && (status < 400 || status > 422)) faults.push(`${one.name}: ${status}`)
    else if (status >= 400) {
      const fault = shapeFault(body, one)
      if (fault) faults.push(`${one.name}: ${status}, ${fault}: ${JSON.stringify(body).slice(0, 200)}`)
    }
    return status < 400
  }
}

/** Every operation of the registry with inputs made from its schema. */
export function describeOperations(doors: () => Doors): void {
  describe('Operation', () => {
    beforeAll(() => arrange(doors()))

    it('refuses malformed input over REST in the documented form, and stores nothing', async () => {
      const faults: string[] = []
      let tried = 0
      for (const [index, operation] of operations.entries()) {
        const known = await knownFor(operation)
        const cases = share(casesOf(operation, known), index)
        tried += cases.length
        faults.push(...(await faultsOf(cases, async (one) => send(operation, known, one.input))))
      }
      expect(faults).toEqual([])
      expect(tried).toBeGreaterThan(operations.length * 3)
    }, 1_200_000)

    it('refuses malformed input as a server action in the documented form, and stores nothing', async () => {
      const faults: string[] = []
      let tried = 0
      for (const [index, operation] of operations.filter(({ name }) => Object.hasOwn(actions, name)).entries()) {
        const known = await knownFor(operation)
        const strange = [undefined, null, 'x', 42, [], [[]]].map((input, at): InputCase => ({
          name: `${operation.name}: action with strange input ${at}`,
          input: input as never,
          isRefused: true,
          wrong: null,
        }))
        const cases = [...share(casesOf(operation, known), index + 5), ...strange].filter(
          ({ input, name }) => typeof input !== 'string' || name.includes('strange'),
        )
        const user = await app.payload.findByID({ id: ownerId, collection: 'users' })
        tried += cases.length
        const ask: Ask = async ({ input }) => {
          const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
          const result = (await actions[operation.name]!({ input, req } as never)) as Failure & { success: boolean }
          return { body: result, status: result.success ? 200 : String(result.code).startsWith('internal') ? 500 : 400 }
        }
        faults.push(...(await faultsOf(cases, ask)))
      }
      expect(faults).toEqual([])
      expect(tried).toBeGreaterThan(30)
    }, 1_200_000)

    it('says in each language what is expected of which field, as the screens call it', async () => {
      const faults: string[] = []
      for (const operation of operations)
        faults.push(...sentenceFaults(operation, casesOf(operation, await knownFor(operation))))
      expect(faults).toEqual([])
    }, 300_000)

    it('has a schema for every field, except for the listed ones', async () => {
      const open: string[] = []
      for (const operation of operations) open.push(...openPlaces(operation, await knownFor(operation)))
      expect(open.sort()).toEqual(OPEN)
    })

    it('stores well-formed input', async () => {
      const operation = operations.find(({ name }) => name === 'updateTenantGeneral')!
      const known = await knownFor(operation)
      const before = await fingerprintOf(app.payload)
      const input = { ...inputOf(operation, known), currency: 'EUR', timezone: 'Europe/London', updatedAt: undefined }
      expect((await send(operation, known, input)).status).toBe(200)
      expect(changedTables(before, await fingerprintOf(app.payload))).toEqual(['audit_log', 'site_changes', 'tenants'])
    })
  })
}
