import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError, createLocalReq, Forbidden, getAccessResults, type PayloadRequest } from 'payload'
import { serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { poolOf } from '@/database/connections'
import { publicError } from '@/access/publicError'
import { toServerFunctionError, redactErrors } from '@/endpoints/serverFunctionErrors'
import { isUnlogged } from '@/lib/logging/refusals'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { ReplacementResponse } from '@/lib/process/answerInstead'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { leakIn } from './support/describeFault'
import type { Target } from './support/malformed'
import { argumentsFor, outcomeOf, PAYLOAD_FUNCTIONS } from './support/serverFunctions'
import { makeTarget } from './support/target'

let app: TestApp
let target: Target

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
  app.payload.importMap = new Proxy({}, { get: () => () => null }) as never
})
afterAll(() => app.close())

async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const user = await app.payload.findByID({ collection: 'users', depth: 0, id: target.user })
  const req = (await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)) as PayloadRequest
  return serverFunctionsOf(app.config)[name]!({
    ...args,
    cookies: new Map(),
    importMap: {},
    permissions: await getAccessResults({ req }),
    req,
    user: req.user,
  })
}

const table = (query: object = {}) =>
  call('table-state', { collectionSlug: 'pages', enableRowSelections: false, query, tableAppearance: 'default' })
const form = () =>
  call('form-state', {
    collectionSlug: 'pages',
    data: {},
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    formState: {},
    id: target.page,
    mockRSCs: true,
    operation: 'update',
    renderAllFields: false,
    schemaPath: 'pages',
    skipClientConfigAuth: true,
    skipValidation: true,
  })

/** The statement of the table fails for good. */
async function whileBroken<Result>(run: () => Promise<Result>): Promise<Result> {
  await poolOf(app.payload).query('alter table _pages_v rename column version_slug to other')
  try {
    return await run()
  } finally {
    await poolOf(app.payload).query('alter table _pages_v rename column other to version_slug')
  }
}

describe('Server function whose SQL statement fails', () => {
  it('returns a general error message without the statement', async () => {
    const answer = await whileBroken(() => table())
    expect(leakIn(JSON.stringify(answer))).toBeNull()
    expect(answer).toEqual({ errors: [{ message: 'Something went wrong. Please try again later.' }] })
  })

  it('returns the result unchanged when nothing failed', async () => {
    expect(await form()).toHaveProperty('state.title')
  })

  it('keeps the message of a refused query', async () => {
    const { errors } = (await table({ where: { 'layout.heading': { greater_than: 'a' } } })) as {
      errors: { message: string }[]
    }
    expect(errors[0]!.message).toContain('"layout.heading" cannot be queried')
  })
})

describe('Every server function of Payload', () => {
  let world: World
  let foreign: string
  let own: string
  beforeAll(async () => {
    world = await makeWorld(app)
    foreign = await create(app.payload, 'pages', { slug: 'foreign', tenant: world.b, title: 'Foreign' })
    own = await create(app.payload, 'pages', { slug: 'own', tenant: world.a, title: 'Own' })
  })

  const UNKNOWN = '00000000-0000-7000-8000-000000000000'
  const WRONG = [[], {}, 7, null, 'constructor', '__proto__', 'no-such-thing', UNKNOWN]
  const REFUSALS = [400, 401, 403, 404]

  it.each(PAYLOAD_FUNCTIONS)('%s answers 401 to a signed-out caller, whatever the arguments', async (name) => {
    for (const args of [argumentsFor(own)[name]!, {}, { collectionSlug: 'no-such-thing' }])
      expect(await outcomeOf(app, null, name, args)).toEqual({ logged: 0, status: 401 })
  })

  it.each(PAYLOAD_FUNCTIONS)('%s gives an editor a result, and of a foreign document none or nothing', async (name) => {
    const editor = world.users['admin-a']!
    expect(await outcomeOf(app, editor, name, argumentsFor(own)[name]!)).toEqual({ logged: 0, status: 200 })
    for (const id of [foreign, UNKNOWN]) {
      const { logged, status } = await outcomeOf(app, editor, name, argumentsFor(id)[name]!)
      expect([logged, status === 200 || REFUSALS.includes(status)]).toEqual([0, true])
    }
  })

  it.each([
    'copy-data-from-locale',
    'form-state',
    'get-upcoming-scheduled-publish',
    'render-document',
    'schedule-publish',
  ])('%s refuses foreign and unknown documents, and changes by a viewer', async (name) => {
    for (const id of [foreign, UNKNOWN])
      expect([403, 404]).toContain(
        (await outcomeOf(app, world.users['admin-a']!, name, argumentsFor(id)[name]!)).status,
      )
    if (['copy-data-from-locale', 'schedule-publish'].includes(name))
      expect(await outcomeOf(app, world.users['viewer-a']!, name, argumentsFor(own)[name]!)).toEqual({
        logged: 0,
        status: 403,
      })
  })

  it.each(PAYLOAD_FUNCTIONS)('%s never fails on arguments of the wrong kind, nor fills the log', async (name) => {
    const right = argumentsFor(own)[name]!
    const failures: object[] = []
    for (const user of ['admin-a', 'viewer-a', 'stranger']) {
      for (const key of [...Object.keys(right), 'globalSlug'].filter((key) => !/^mock|^skip|^doc[PO]/.test(key))) {
        for (const value of WRONG) {
          const { logged, status } = await outcomeOf(app, world.users[user]!, name, { ...right, [key]: value })
          if (logged > 0 || (status !== 200 && !REFUSALS.includes(status)))
            failures.push({ key, logged, status, user, value })
        }
      }
    }
    expect(failures).toEqual([])
  })

  it.each(['table-state', 'render-list'])(
    '%s never fails on wrong values within its arguments, nor fills the log',
    async (name) => {
      const right = argumentsFor(own)[name]!
      const query = right.query as object
      const parts: Record<string, (value: unknown) => object> = {
        'a column': (value) => ({ columns: [value] }),
        'a condition': (value) => ({ query: { ...query, where: { title: value } } }),
        'a document': (value) => ({ data: { docs: [value] } }),
        'a list of conditions': (value) => ({ query: { ...query, where: { and: [value] } } }),
        'a page': (value) => ({ query: { ...query, page: value } }),
        'an order': (value) => ({ query: { ...query, sort: value } }),
        'the accessor of a column': (value) => ({ columns: [{ accessor: value, active: true }] }),
        'the parent of a list': (value) => ({ collectionSlug: ['pages'], parent: value }),
        'the parent’s list': (value) => ({
          collectionSlug: ['pages'],
          parent: { collectionSlug: 'pages', id: own, joinPath: value },
        }),
        conditions: (value) => ({ query: { ...query, where: value } }),
      }
      const failures: object[] = []
      for (const [part, of] of Object.entries(parts)) {
        for (const value of WRONG) {
          const args = { ...right, ...of(value) }
          const { logged, status } = await outcomeOf(app, world.users['admin-a']!, name, args)
          if (logged > 0 || (status !== 200 && !REFUSALS.includes(status)))
            failures.push({ logged, part, status, value })
        }
      }
      expect(failures).toEqual([])
    },
  )

  it.each(['app-config', 'custom-attributes', 'access-requests', 'audit-log', 'payload-jobs', 'users', 'tenants'])(
    'answers a stranger about %s without an error in the log',
    async (collection) => {
      for (const name of PAYLOAD_FUNCTIONS) {
        const { logged, status } = await outcomeOf(
          app,
          world.users.stranger!,
          name,
          argumentsFor(own, collection)[name]!,
        )
        expect([name, logged, status === 200 || REFUSALS.includes(status)]).toEqual([name, 0, true])
      }
    },
  )
})

describe('redactErrors', () => {
  const i18n = { language: 'en' } as PayloadRequest['i18n']
  const t = ((key: string) => key) as PayloadRequest['t']
  const returned = (message: string, logged: Error) =>
    (redactErrors({ errors: [{ message }] }, { i18n, t }, [logged]) as { errors: { message: string }[] }).errors[0]!
      .message

  it('keeps the message of an operational error and replaces that of an unexpected failure', () => {
    const refusal = Object.assign(new Error('Not like this'), { isOperational: true, status: 400 })
    expect(returned(refusal.message, refusal)).toBe('Not like this')
    expect(returned('Failed query: select 1', new Error('Failed query: select 1'))).toBe(
      'Something went wrong. Please try again later.',
    )
    const away = new Error('Failed query: select 1', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    })
    expect(returned(away.message, away)).toBe('The database is not available at the moment. Please try again.')
  })
})

describe('toServerFunctionError', () => {
  const answers = oncePerProcess('answers', () => new AsyncLocalStorage<{ instead?: ReplacementResponse }>())
  const thrown = (error: unknown) => {
    const slot: { instead?: ReplacementResponse } = {}
    const result = answers.run(slot, () => toServerFunctionError(error))
    return {
      headers: slot.instead?.headers,
      isUnlogged: isUnlogged(result),
      message: (result as Error).message,
      status: slot.instead?.status,
    }
  }

  it('keeps the status and message of a refusal, and marks it as not to be logged', () => {
    expect(thrown(new Forbidden())).toMatchObject({ isUnlogged: true, status: 403 })
    expect(thrown(publicError('There is no such function.', 404))).toMatchObject({
      isUnlogged: true,
      message: 'There is no such function.',
      status: 404,
    })
  })

  it('returns 503 with Retry-After while the database is unavailable, without details', () => {
    const away = new Error('Failed query: select 1\nparams: secret', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    })
    expect(thrown(away)).toMatchObject({
      headers: { 'Retry-After': '2' },
      message: 'The database is not available at the moment. Please try again.',
      status: 503,
    })
  })

  it('leaves an unexpected error and a redirect unchanged', () => {
    expect(thrown(new Error('Broken'))).toMatchObject({ isUnlogged: false, status: undefined })
    expect(thrown(new APIError('Broken', 500))).toMatchObject({ isUnlogged: false, status: undefined })
    expect(
      thrown(Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/admin;307;' })),
    ).toMatchObject({ status: undefined })
  })
})
